import {
  idempotencyKeyHeader,
  paths,
  refundLimits,
  type AdminQuoteDeposit,
  type CancellingRules,
} from '@app/contracts';
import { cancellingText, formatGbp, formatPounds, readPence, toPence } from '@app/pricing';
import { apiMutation, toLoadState } from '@app/web-client';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { IdempotentRequest, useAdminQuery } from '../../lib/api';
import { fieldOf, FormDialog, NumberField, SwitchField, TextField } from '../../lib/form';
import { FailedLine } from '../../lib/page';
import { text } from './text';

interface RefundDialogProps {
  deposit: Pick<AdminQuoteDeposit, 'id' | 'depositAmount' | 'refundableAmount' | 'quotes'>;
  isOrderOpen: boolean;
  onClose: () => void;
}

export function RefundDialog({ deposit, isOrderOpen, onClose }: RefundDialogProps) {
  const { id, depositAmount } = deposit;
  const [intent] = useState(() => new IdempotentRequest());
  // Fixed on opening: another refund may change it meanwhile.
  const [refundableAmount] = useState(deposit.refundableAmount);
  return (
    <FormDialog
      title={text.refundTitle}
      description={text.refundIntro(formatPounds(depositAmount), formatPounds(deposit.refundableAmount))}
      defaultValues={{ amount: refundableAmount, reason: '', cancelsOrders: isOrderOpen }}
      mutationFn={({ amount, reason, cancelsOrders }) => {
        const body = { amount, reason: reason.trim(), cancelsOrders, refundableAmount };
        return intent.withKey((key) =>
          apiMutation('POST', paths.refunds(id), body, { [idempotencyKeyHeader]: key }),
        );
      }}
      invalidates={['orders', 'money', 'tasks', 'mails']}
      successToast={() => ({ title: text.refundStarted, description: text.refundStartedDetail })}
      failure={text.refundFailed}
      submitLabel={({ amount }) => refundLabelFor(amount)}
      pendingLabel={text.sending}
      onClose={onClose}
    >
      {(form) => <RefundFields form={form} deposit={deposit} isOrderOpen={isOrderOpen} />}
    </FormDialog>
  );
}

interface RefundFieldsProps extends Pick<RefundDialogProps, 'deposit' | 'isOrderOpen'> {
  form: UseFormReturn<{ amount: string; reason: string; cancelsOrders: boolean }>;
}

function RefundFields({ form, deposit: { refundableAmount, quotes }, isOrderOpen }: RefundFieldsProps) {
  const field = fieldOf(form, text.refundLabels);
  const rules = toLoadState(useAdminQuery<CancellingRules>(paths.cancellingRules));
  const amount = form.watch('amount');
  // Default until staff choose: a full refund cancels the order, a partial one does not.
  const isAll = isOrderOpen && readPence(amount) === toPence(refundableAmount);
  useEffect(() => {
    if (!form.getFieldState('cancelsOrders').isDirty)
      form.resetField('cancelsOrders', { defaultValue: isAll });
  }, [form, isAll]);
  return (
    <>
      <NumberField {...field('amount')} prefix="£" min={0.01} max={Number(refundableAmount)} decimals={2} />
      <TextField
        {...field('reason')}
        hint={text.reasonHint}
        requiredMessage={text.reasonMissing}
        maxLength={refundLimits.reason}
      />
      {isOrderOpen && (
        <SwitchField
          form={form}
          name="cancelsOrders"
          label={text.cancelOrders(quotes.length)}
          hint={text.cancelOrdersHint}
        />
      )}
      <section className="rounded-dialog bg-raised px-3.5 py-3 text-small text-ink-2">
        <h3 className="mb-1.5 font-label text-ink">{text.policyTitle}</h3>
        {rules.kind === 'failed' && <FailedLine {...rules} />}
        <ul className="grid list-disc gap-1 pl-4.5">
          {[...(rules.kind === 'ready' ? cancellingText(rules.data) : []), ...text.policy].map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <p className="mt-2">{text.policyHow}</p>
      </section>
    </>
  );
}

function refundLabelFor(typed: string): string {
  const amount = readPence(typed);
  return amount !== null && amount > 0 ? text.send(formatGbp(amount)) : text.sendPlain;
}
