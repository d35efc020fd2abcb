import {
  paths,
  refundLimits,
  type PaymentReview,
  type RefundDetail,
  type RefundDecision,
  type ReviewDecision,
} from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Button } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState, type ReactNode } from 'react';
import { FormDialog, TextField } from '../../lib/form';
import { DescriptionList } from '../../lib/page';
import { text } from './text';

interface ReviewCase extends Pick<
  PaymentReview,
  'attemptId' | 'reasonText' | 'askedAmount' | 'chargedAmount' | 'decisions'
> {
  customerName?: string | null;
}

export function ReviewDecisions({ review }: { review: ReviewCase }) {
  const { attemptId, reasonText, askedAmount, chargedAmount, decisions, customerName } = review;
  const charged = chargedAmount === null ? null : formatPounds(chargedAmount);
  return (
    <DecisionButtons
      decisions={decisions}
      texts={text.reviewDecisions}
      amount={charged ?? formatPounds(askedAmount)}
      label={text.decisionReason}
      send={(decision: ReviewDecision, reason) =>
        apiMutation('POST', paths.decideReview(attemptId), { decision, reason })
      }
    >
      <div className="num rounded-dialog bg-raised px-3.5 py-3">
        <p className="mb-2 text-small font-label">{reasonText}</p>
        <DescriptionList
          rows={[
            [text.customer, customerName],
            [text.asked, formatPounds(askedAmount)],
            [text.chargedLabel, charged ?? text.unknownCharge],
          ]}
        />
      </div>
    </DecisionButtons>
  );
}

export const RefundDecisions = ({ refund }: { refund: RefundDetail }) => (
  <DecisionButtons
    decisions={refund.decisions}
    texts={text.refundDecisions}
    amount={formatPounds(refund.amount)}
    label={text.note}
    send={(decision: RefundDecision, note) =>
      apiMutation('POST', paths.decideRefund(refund.id), { decision, note })
    }
  />
);

interface DecisionText {
  button: string;
  title: string;
  detail: (amount: string) => string;
  done: string;
}

interface DecisionButtonsProps<Decision extends string> {
  decisions: readonly Decision[];
  texts: Readonly<Record<Decision, DecisionText>>;
  amount: string;
  label: string;
  send: (decision: Decision, reason: string) => Promise<unknown>;
  children?: ReactNode;
}

function DecisionButtons<Decision extends string>({
  decisions,
  texts,
  amount,
  label,
  send,
  children,
}: DecisionButtonsProps<Decision>) {
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <>
      {decisions.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {decisions.map((option) => (
            <Button key={option} onClick={() => setDecision(option)}>
              {texts[option].button}
            </Button>
          ))}
        </span>
      )}
      {decision && (
        <FormDialog
          title={texts[decision].title}
          description={texts[decision].detail(amount)}
          defaultValues={{ reason: '' }}
          mutationFn={({ reason }) => send(decision, reason.trim())}
          invalidates={['orders', 'money', 'tasks', 'mails']}
          successToast={() => ({ title: texts[decision].done })}
          failure={text.decisionFailed}
          submitLabel={texts[decision].button}
          isNarrow
          onClose={() => setDecision(null)}
        >
          {(form) => (
            <>
              {children}
              <TextField
                form={form}
                name="reason"
                label={label}
                hint={text.decisionHint}
                requiredMessage={text.reasonMissing}
                maxLength={refundLimits.reason}
              />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
