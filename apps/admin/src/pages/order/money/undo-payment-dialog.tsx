import { ledgerLimits, paths, type LedgerLine } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { apiMutation } from '@app/web-client';
import { text } from '../../../features/ledger/text';
import { TextField } from '../../../lib/form/form-fields';
import { SendDialog } from '../../../lib/form/send-dialog';

type UndoneEntry = Pick<LedgerLine, 'id' | 'kind' | 'amount'>;

interface UndoPaymentDialogProps {
  quoteId: string;
  entry: UndoneEntry;
  onClose: () => void;
}

export const UndoPaymentDialog = ({ quoteId, entry, onClose }: UndoPaymentDialogProps) => (
  <SendDialog
    title={text.undoTitle[whatOf(entry)]}
    description={ledeOf(entry)}
    start={{ reason: '' }}
    send={({ reason }) =>
      apiMutation('POST', paths.undoPayment(quoteId, entry.id), { reason: reason.trim() })
    }
    changes={['orders', 'money', 'tasks', 'mails']}
    sent={() => ({ title: text.undoDone[whatOf(entry)] })}
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

const whatOf = ({ kind }: UndoneEntry) => (kind === 'refund' ? 'refund' : 'payment');

const ledeOf = ({ kind, amount }: UndoneEntry): string =>
  kind === 'refund'
    ? text.undoLedeOfRefund(formatPounds(amount.replace('-', '')))
    : text.undoLede(formatPounds(amount));
