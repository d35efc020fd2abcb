import { ledgerLimits, paths, type LedgerLine } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { apiMutation } from '@app/web-client';
import { text } from '../../../features/ledger/text';
import { FormDialog, TextField } from '../../../lib/form';

type UndoneEntry = Pick<LedgerLine, 'id' | 'kind' | 'amount'>;

interface UndoPaymentDialogProps {
  quoteId: string;
  entry: UndoneEntry;
  onClose: () => void;
}

export const UndoPaymentDialog = ({ quoteId, entry, onClose }: UndoPaymentDialogProps) => (
  <FormDialog
    title={text.undoTitle[entryTypeOf(entry)]}
    description={descriptionOf(entry)}
    defaultValues={{ reason: '' }}
    mutationFn={({ reason }) =>
      apiMutation('POST', paths.undoPayment(quoteId, entry.id), { reason: reason.trim() })
    }
    invalidates={['orders', 'money', 'tasks', 'mails']}
    successToast={() => ({ title: text.undoDone[entryTypeOf(entry)] })}
    failure={text.undoFailed}
    submitLabel={text.undoSubmit}
    isNarrow
    onClose={onClose}
  >
    {(form) => (
      <TextField
        form={form}
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        requiredMessage={text.reasonMissing}
        maxLength={ledgerLimits.note}
      />
    )}
  </FormDialog>
);

const entryTypeOf = ({ kind }: UndoneEntry) => (kind === 'refund' ? 'refund' : 'payment');

const descriptionOf = ({ kind, amount }: UndoneEntry): string =>
  kind === 'refund'
    ? text.undoIntroOfRefund(formatPounds(amount.replace('-', '')))
    : text.undoIntro(formatPounds(amount));
