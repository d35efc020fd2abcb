import { ledgerLimits, paths } from '@app/contracts';
import { formatGbp, formatPounds, pence, readPence, toPence } from '@app/pricing';
import { londonDay } from '@app/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { IdempotentRequest } from '../../lib/api';
import { Notice } from '../../lib/controls';
import {
  DateField,
  fieldOf,
  FormDialog,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from '../../lib/form';
import { LockedMonthNotice } from './locked-month-notice';
import type { PaidOrder } from './paid-order';
import { text } from './text';

export function RecordPaymentDialog({ order, onClose }: { order: PaidOrder; onClose: () => void }) {
  const { quoteId, reference, email, isOrder } = order;
  const [intent] = useState(() => new IdempotentRequest());
  // Fixed on opening: payments may arrive meanwhile.
  const [amountDue] = useState(() => amountDueOf(order.money));
  return (
    <FormDialog
      title={text.recordTitle}
      description={isOrder ? text.recordIntro(reference) : text.recordIntroOfQuote(reference)}
      defaultValues={{
        amount: amountDue,
        method: '',
        paidOn: londonDay(),
        note: '',
        sendsReceipt: email !== null && !order.isCustomerFromLink,
      }}
      mutationFn={({ note, ...payment }) =>
        intent.post(paths.recordedPayments(quoteId), { ...payment, note: note.trim() || null })
      }
      invalidates={['orders', 'money', 'tasks', 'mails']}
      successToast={({ amount }) => ({ title: text.recorded(formatPounds(amount)) })}
      failure={text.recordFailed}
      submitLabel={({ amount }) => saveLabelFor(amount)}
      pendingLabel={text.saving}
      onClose={onClose}
    >
      {(form) => <PaymentFields form={form} order={order} />}
    </FormDialog>
  );
}

interface PaymentFieldsProps {
  form: UseFormReturn<{
    amount: string;
    method: string;
    paidOn: string;
    note: string;
    sendsReceipt: boolean;
  }>;
  order: PaidOrder;
}

function PaymentFields({ form, order }: PaymentFieldsProps) {
  const { email, isCustomerFromLink, money } = order;
  const field = fieldOf(form, text.labels);
  const amount = form.watch('amount');
  const paid = readPence(amount);
  const excess = paid !== null ? paid - toPence(money.balance) : 0;
  const today = londonDay();
  return (
    <>
      <NumberField {...field('amount')} prefix="£" min={0.01} max={Number(money.price)} decimals={2} />
      {excess > 0 && excess <= toPence(money.price) && (
        <Notice tone="warn" title={text.above(formatGbp(pence(excess)))} />
      )}
      <SelectField
        {...field('method')}
        options={[text.chooseMethod, ...text.method]}
        validate={(method) => (method ? undefined : text.methodMissing)}
      />
      <DateField {...field('paidOn')} max={today} validate={paidOnProblem} />
      <LockedMonthNotice day={form.watch('paidOn')} />
      <TextField {...field('note')} isOptional hint={text.noteHint} maxLength={ledgerLimits.note} />
      {email && !isCustomerFromLink ? (
        <SwitchField {...field('sendsReceipt')} hint={text.receiptTo(email)} />
      ) : (
        <p className="text-caption text-ink-3">{email ? text.unconfirmed(email) : text.noAddress}</p>
      )}
    </>
  );
}

export function paidOnProblem(day: string): string | undefined {
  if (!day) return text.dayMissing;
  return day > londonDay() ? text.dayToCome : undefined;
}

/** The rest of the deposit first, then the balance. */
function amountDueOf({ isDepositPaid, missingDeposit, balance }: PaidOrder['money']): string {
  const due = !isDepositPaid && toPence(missingDeposit) > 0 ? missingDeposit : balance;
  return toPence(due) > 0 ? due : '';
}

function saveLabelFor(typed: string): string {
  const amount = readPence(typed);
  return amount === null ? text.savePlain : text.save(formatGbp(amount));
}
