import { type InvoiceRecipient, invoiceRecipientLimits as limits, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { text } from '../../../features/invoices/text';
import { fieldOf, TextField } from '../../../lib/form/form-fields';
import { SendDialog } from '../../../lib/form/send-dialog';

interface RecipientDialogProps {
  quoteId: string;
  recipient: InvoiceRecipient | null;
  onClose: () => void;
}

export function RecipientDialog({ quoteId, recipient, onClose }: RecipientDialogProps) {
  const { name = '', address, vatNumber } = recipient ?? {};
  return (
    <SendDialog
      title={text.dialogTitle}
      description={text.dialogLede}
      start={{ name, address: address ?? '', vatNumber: vatNumber ?? '' }}
      send={(entered) =>
        apiMutation('PUT', paths.invoiceRecipient(quoteId), {
          name: entered.name.trim(),
          address: entered.address.trim() || null,
          vatNumber: entered.vatNumber.trim() || null,
        })
      }
      changes={['orders']}
      sent={() => ({ title: text.saved })}
      failure={text.failed}
      submit={text.save}
      isNarrow
      onClose={onClose}
    >
      {(form) => {
        const field = fieldOf(form, text.labels);
        return (
          <>
            <TextField {...field('name')} isRequired={text.nameMissing} maxLength={limits.name} />
            <TextField {...field('address')} isOptional isLong maxLength={limits.address} />
            <TextField {...field('vatNumber')} isOptional maxLength={limits.vatNumber} />
          </>
        );
      }}
    </SendDialog>
  );
}
