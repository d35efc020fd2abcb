import { type InvoiceRecipient, invoiceRecipientLimits as limits, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { text } from '../../../features/invoices/text';
import { FormDialog, TextField } from '../../../lib/form';

interface RecipientDialogProps {
  quoteId: string;
  recipient: InvoiceRecipient | null;
  onClose: () => void;
}

export function RecipientDialog({ quoteId, recipient, onClose }: RecipientDialogProps) {
  const { name = '', address, vatNumber } = recipient ?? {};
  return (
    <FormDialog
      title={text.dialogTitle}
      description={text.dialogIntro}
      defaultValues={{ name, address: address ?? '', vatNumber: vatNumber ?? '' }}
      mutationFn={(entered) =>
        apiMutation('PUT', paths.invoiceRecipient(quoteId), {
          name: entered.name.trim(),
          address: entered.address.trim() || null,
          vatNumber: entered.vatNumber.trim() || null,
        })
      }
      invalidates={['orders']}
      successToast={() => ({ title: text.saved })}
      failure={text.failed}
      submitLabel={text.save}
      isNarrow
      labels={text.labels}
      onClose={onClose}
    >
      {(_, field) => (
        <>
          <TextField {...field('name')} requiredMessage={text.nameMissing} maxLength={limits.name} />
          <TextField {...field('address')} isOptional isLong maxLength={limits.address} />
          <TextField {...field('vatNumber')} isOptional maxLength={limits.vatNumber} />
        </>
      )}
    </FormDialog>
  );
}
