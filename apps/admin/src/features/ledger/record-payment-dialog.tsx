import { ledgerLimits, paths, type AdminQuoteDetail } from '@app/contracts';
import { formatGbp, formatPounds, pence, readPence, toPence } from '@app/pricing';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RequestIntent } from '../../lib/api/request-intent';
import { Notice } from '../../lib/controls/notice';
import {
  DateField,
  fieldOf,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { londonDay } from '../../lib/london-day';
import { text } from './text';

type PaidQuote = Pick<
  AdminQuoteDetail,
  'id' | 'reference' | 'customerEmail' | 'isCustomerFromLink' | 'ledger' | 'payment' | 'orderDetail'
>;

export function RecordPaymentDialog({ quote, onClose }: { quote: PaidQuote; onClose: () => void }) {
  const { id, reference, customerEmail, orderDetail } = quote;
  const [intent] = useState(() => new RequestIntent());
  // As it was opened: money may come in meanwhile.
  const [due] = useState(() => dueOf(quote));
  return (
    <SendDialog
      title={text.recordTitle}
      description={orderDetail ? text.recordLede(orderDetail.reference) : text.recordLedeOfQuote(reference)}
      start={{
        amount: due,
        means: '',
        paidOn: londonDay(),
        note: '',
        sendsReceipt: customerEmail !== null && !quote.isCustomerFromLink,
      }}
      send={({ note, ...payment }) =>
        intent.create(paths.recordedPayments(id), { ...payment, note: note.trim() || null })
      }
      changes={['orders', 'money', 'tasks', 'mails']}
      sent={({ amount }) => ({ title: text.recorded(formatPounds(amount)) })}
      failure={text.recordFailed}
      submit={({ amount }) => saveWordsFor(amount)}
      sending={text.saving}
      onClose={onClose}
    >
      {(form) => <PaymentFields form={form} quote={quote} />}
    </SendDialog>
  );
}

interface PaymentFieldsProps {
  form: UseFormReturn<{
    amount: string;
    means: string;
    paidOn: string;
    note: string;
    sendsReceipt: boolean;
  }>;
  quote: PaidQuote;
}

function PaymentFields({ form, quote }: PaymentFieldsProps) {
  const { customerEmail, isCustomerFromLink, ledger } = quote;
  const field = fieldOf(form, text.labels);
  const amount = form.watch('amount');
  const paid = readPence(amount);
  const above = paid !== null ? paid - toPence(ledger.balance) : 0;
  const today = londonDay();
  return (
    <>
      <NumberField {...field('amount')} prefix="£" min={0.01} max={Number(ledger.price)} decimals={2} />
      {above > 0 && above <= toPence(ledger.price) && (
        <Notice tone="warn" title={text.above(formatGbp(pence(above)))} />
      )}
      <SelectField
        {...field('means')}
        options={[text.chooseMeans, ...text.means]}
        validate={(means) => (means ? undefined : text.meansMissing)}
      />
      <DateField
        {...field('paidOn')}
        max={today}
        validate={(day) => (day ? (day > today ? text.dayToCome : undefined) : text.dayMissing)}
      />
      <TextField {...field('note')} isOptional hint={text.noteHint} maxLength={ledgerLimits.note} />
      {customerEmail && !isCustomerFromLink ? (
        <SwitchField {...field('sendsReceipt')} hint={text.receiptTo(customerEmail)} />
      ) : (
        <p className="text-caption text-ink-3">
          {customerEmail ? text.unconfirmed(customerEmail) : text.noAddress}
        </p>
      )}
    </>
  );
}

/** What is missing of the deposit, else what is still to pay. */
function dueOf({ payment, ledger: { missingDeposit, balance } }: PaidQuote): string {
  const due = payment !== 'paid' && toPence(missingDeposit) > 0 ? missingDeposit : balance;
  return toPence(due) > 0 ? due : '';
}

function saveWordsFor(typed: string): string {
  const amount = readPence(typed);
  return amount === null ? text.savePlain : text.save(formatGbp(amount));
}
