import { paths, refundLimits, type DecideReviewRequest, type ReviewDecision } from '@app/contracts';
import { showToast, SmallDialog } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Button } from '../../lib/controls/button';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { pounds } from '../../lib/pounds';
import { Details } from '../../lib/page/details';
import type { ReviewCase } from './review-case';
import { text } from './text';

interface ReviewDecisionDialogProps {
  review: ReviewCase;
  decision: ReviewDecision;
  onClose: () => void;
}

/** Asks for the reason of a decision about a payment under review, after saying what it will do. */
export function ReviewDecisionDialog({ review, decision, onClose }: ReviewDecisionDialogProps) {
  const edit = useEditForm<unknown, Pick<DecideReviewRequest, 'reason'>>({
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
  const close = () => leaveGuard.leave(onClose);
  const charged = review.chargedAmount === null ? null : pounds(review.chargedAmount);
  return (
    <SmallDialog
      isOpen
      onClose={close}
      title={text.decisionTitles[decision]}
      description={text.decisionDetails[decision](charged ?? pounds(review.askedAmount))}
      closeLabel={text.close}
      width="narrow"
    >
      <form
        noValidate
        aria-label={text.decisionTitles[decision]}
        onSubmit={edit.submit}
        className="mt-5.5 grid gap-4.5"
      >
        <div className="num rounded-dialog bg-raised px-3.5 py-3">
          <p className="mb-2 text-admin font-label">{review.words}</p>
          <Details
            rows={[
              [text.customer, review.customerName],
              [text.asked, pounds(review.askedAmount)],
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" isPending={edit.isSaving} className="flex-1">
            {edit.isSaving ? text.deciding : text.decisions[decision]}
          </Button>
          <Button kind="quiet" onClick={close}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}
