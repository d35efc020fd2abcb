import { idempotencyKeyHeader, paths, refundLimits, type AdminQuoteDeposit } from '@app/contracts';
import { toPence } from '@app/pricing';
import { showToast, SmallDialog } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { Button } from '../../lib/controls/button';
import { NumberField } from '../../lib/form/number-field';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { pounds } from '../../lib/pounds';
import { RefundIntent } from './refund-intent';
import { text } from './text';

interface RefundDialogProps {
  deposit: Pick<AdminQuoteDeposit, 'id' | 'depositAmount' | 'refundableAmount'>;
  onClose: () => void;
}

interface RefundFields {
  amount: string;
  reason: string;
}

/** Gives a deposit back, or part of it: how much, why, and what was promised about it. */
export function RefundDialog({ deposit, onClose }: RefundDialogProps) {
  const { id, depositAmount, refundableAmount } = deposit;
  const [intent] = useState(() => new RefundIntent());
  const edit = useEditForm<unknown, RefundFields>({
    row: null,
    toFields: () => ({ amount: refundableAmount, reason: '' }),
    save: ({ amount, reason }) =>
      intent.run((key) =>
        apiMutation(
          'POST',
          paths.refunds(id),
          { amount: amount.trim(), reason: reason.trim() },
          { [idempotencyKeyHeader]: key },
        ),
      ),
    onSaved: () => {
      showToast({ title: text.refundStarted, description: text.refundStartedDetail });
      onClose();
    },
    failure: text.refundFailed,
  });
  const close = () => leaveGuard.leave(onClose);
  const amount = edit.form.watch('amount');
  return (
    <SmallDialog
      isOpen
      onClose={close}
      title={text.refundTitle}
      description={text.refundLede(pounds(depositAmount), pounds(refundableAmount))}
      closeLabel={text.close}
    >
      <form
        noValidate
        aria-label={text.refundTitle}
        onSubmit={edit.submit}
        className="mt-5.5 grid grid-cols-[minmax(0,1fr)] gap-4.5"
      >
        <NumberField
          form={edit.form}
          name="amount"
          label={text.amount}
          prefix="£"
          min={0.01}
          max={Number(refundableAmount)}
          decimals={2}
        />
        <TextField
          form={edit.form}
          name="reason"
          label={text.reason}
          hint={text.reasonHint}
          isRequired={text.reasonMissing}
          maxLength={refundLimits.reason}
        />
        <section className="rounded-dialog bg-raised px-3.5 py-3 text-admin text-ink-2">
          <h3 className="mb-1.5 font-label text-ink">{text.policyTitle}</h3>
          <ul className="grid list-disc gap-1 pl-4.5">
            {text.policy.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          <p className="mt-2">{text.policyHow}</p>
        </section>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" isPending={edit.isSaving} className="flex-1">
            {edit.isSaving ? text.sending : refundWordsFor(amount)}
          </Button>
          <Button kind="quiet" onClick={close}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}

/** The button says how much; nothing that is no amount. */
const refundWordsFor = (amount: string): string =>
  /^\d{1,6}(\.\d{1,2})?$/.test(amount.trim()) && toPence(amount.trim()) > 0
    ? text.send(pounds(amount.trim()))
    : text.sendPlain;
