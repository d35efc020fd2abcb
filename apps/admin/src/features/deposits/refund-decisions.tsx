import {
  paths,
  refundLimits,
  type DecideRefundRequest,
  type RefundDecision,
  type RefundDetail,
} from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { SendDialog } from '../../lib/form/send-dialog';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { text } from './text';

/** What to do about a refund that does not come about by itself; each asks for a note first. */
export function RefundDecisions({ refund }: { refund: RefundDetail }) {
  const [decision, setDecision] = useState<RefundDecision | null>(null);
  return (
    <div className="col-span-full mt-1 flex flex-wrap gap-2">
      {refund.decisions.map((offered) => (
        <Button key={offered} onClick={() => setDecision(offered)}>
          {text.refundDecisions[offered]}
        </Button>
      ))}
      {decision && (
        <RefundDecisionDialog refund={refund} decision={decision} onClose={() => setDecision(null)} />
      )}
    </div>
  );
}

interface RefundDecisionDialogProps {
  refund: RefundDetail;
  decision: RefundDecision;
  onClose: () => void;
}

function RefundDecisionDialog({ refund, decision, onClose }: RefundDecisionDialogProps) {
  const edit = useEditForm<unknown, Pick<DecideRefundRequest, 'note'>>({
    changes: ['orders', 'money', 'tasks', 'mails'],
    row: null,
    toFields: () => ({ note: '' }),
    save: ({ note }) => apiMutation('POST', paths.decideRefund(refund.id), { decision, note: note.trim() }),
    onSaved: () => {
      showToast({ title: text.refundDecided[decision] });
      onClose();
    },
    failure: text.decisionFailed,
  });
  return (
    <SendDialog
      edit={edit}
      title={text.refundDecisionTitles[decision]}
      description={text.refundDecisionDetails[decision](formatPounds(refund.amount))}
      submit={text.refundDecisions[decision]}
      isNarrow
      onClose={onClose}
    >
      <TextField
        form={edit.form}
        name="note"
        label={text.note}
        hint={text.decisionHint}
        isRequired={text.reasonMissing}
        maxLength={refundLimits.reason}
      />
    </SendDialog>
  );
}
