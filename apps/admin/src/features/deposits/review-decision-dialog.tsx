import {
  paths,
  refundLimits,
  type DecideReviewRequest,
  type PaymentReview,
  type ReviewDecision,
} from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { SendDialog } from '../../lib/form/send-dialog';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { DescriptionList } from '../../lib/page/description-list';
import { text } from './text';

/** What has to be known of a payment under review to decide it: a line of the Money page, or an attempt of an order. */
export interface ReviewCase extends Pick<
  PaymentReview,
  'attemptId' | 'words' | 'askedAmount' | 'chargedAmount' | 'decisions'
> {
  customerName?: string | null;
}

interface ReviewDecisionDialogProps {
  review: ReviewCase;
  decision: ReviewDecision;
  onClose: () => void;
}

/** Asks for the reason of a decision about a payment under review, after saying what it will do. */
export function ReviewDecisionDialog({ review, decision, onClose }: ReviewDecisionDialogProps) {
  const edit = useEditForm<unknown, Pick<DecideReviewRequest, 'reason'>>({
    changes: ['orders', 'money', 'tasks', 'mails'],
    row: null,
    toFields: () => ({ reason: '' }),
    save: ({ reason }) =>
      apiMutation('POST', paths.decideReview(review.attemptId), { decision, reason: reason.trim() }),
    onSaved: () => {
      showToast({ title: text.decided[decision] });
      onClose();
    },
    failure: text.decisionFailed,
  });
  const charged = review.chargedAmount === null ? null : formatPounds(review.chargedAmount);
  return (
    <SendDialog
      edit={edit}
      title={text.decisionTitles[decision]}
      description={text.decisionDetails[decision](charged ?? formatPounds(review.askedAmount))}
      submit={text.decisions[decision]}
      isNarrow
      onClose={onClose}
    >
      <div className="num rounded-dialog bg-raised px-3.5 py-3">
        <p className="mb-2 text-admin font-label">{review.words}</p>
        <DescriptionList
          rows={[
            [text.customer, review.customerName],
            [text.asked, formatPounds(review.askedAmount)],
            [text.chargedLabel, charged ?? text.unknownCharge],
          ]}
        />
      </div>
      <TextField
        form={edit.form}
        name="reason"
        label={text.decisionReason}
        hint={text.decisionHint}
        isRequired={text.reasonMissing}
        maxLength={refundLimits.reason}
      />
    </SendDialog>
  );
}
