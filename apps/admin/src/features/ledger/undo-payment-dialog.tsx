import { ledgerLimits, paths, type LedgerLine } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { apiMutation } from '@app/web-client';
import { TextField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { text } from './text';

interface UndoPaymentDialogProps {
  quoteId: string;
  entry: Pick<LedgerLine, 'id' | 'amount' | 'ofTotal'>;
  onClose: () => void;
}

export const UndoPaymentDialog = ({ quoteId, entry, onClose }: UndoPaymentDialogProps) => (
  <SendDialog
    title={text.undoTitle}
    description={
      entry.ofTotal
        ? text.undoLedeOfJob(formatPounds(entry.ofTotal))
        : text.undoLede(formatPounds(entry.amount))
    }
    start={{ reason: '' }}
    send={({ reason }) =>
      apiMutation('POST', paths.undoPayment(quoteId, entry.id), { reason: reason.trim() })
    }
    changes={['orders', 'money', 'tasks', 'mails']}
    sent={() => ({ title: text.undoDone })}
    failure={text.undoFailed}
    submit={text.undoSubmit}
    isNarrow
    onClose={onClose}
  >
    {(form) => (
      <TextField
        form={form}
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        isRequired={text.reasonMissing}
        maxLength={ledgerLimits.note}
      />
    )}
  </SendDialog>
);
