import { ledgerLimits, paths, type AdminQuoteDetail, type JobOwing } from '@app/contracts';
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
  'id' | 'reference' | 'customerEmail' | 'isCustomerFromLink' | 'ledger' | 'payment' | 'jobOwing'
>;
type PaidFor = 'quote' | 'job';

export function RecordPaymentDialog({ quote, onClose }: { quote: PaidQuote; onClose: () => void }) {
  const { id, reference, customerEmail } = quote;
  const [intent] = useState(() => new RequestIntent());
  // As it was opened: money may come in meanwhile.
  const [due] = useState(() => ({
    quote: dueOf(quote),
    job: quote.jobOwing ? dueOfJob(quote.jobOwing) : '',
  }));
  const paidFor: PaidFor = quote.jobOwing?.isAll ? 'job' : 'quote';
  return (
    <SendDialog
      title={text.recordTitle}
      description={quote.jobOwing ? text.recordLedeOfJob : text.recordLede(reference)}
      start={{
        paidFor,
        amount: due[paidFor],
        means: '',
        paidOn: londonDay(),
        note: '',
        sendsReceipt: customerEmail !== null && !quote.isCustomerFromLink,
      }}
      send={({ paidFor: what, amount, note, ...payment }) =>
        intent.create(paths.recordedPayments(id), {
          ...payment,
          amount,
          note: note.trim() || null,
          ...(what === 'job' && { forJob: true }),
        })
      }
      changes={['orders', 'money', 'tasks', 'mails']}
      sent={({ amount }) => ({ title: text.recorded(formatPounds(amount)) })}
      failure={text.recordFailed}
      submit={({ amount }) => saveWordsFor(amount)}
      sending={text.saving}
      onClose={onClose}
    >
      {(form) => <PaymentFields form={form} quote={quote} due={due} />}
    </SendDialog>
  );
}

interface PaymentFieldsProps {
  form: UseFormReturn<{
    paidFor: PaidFor;
    amount: string;
    means: string;
    paidOn: string;
    note: string;
    sendsReceipt: boolean;
  }>;
  quote: PaidQuote;
  /** What is asked for next. */
  due: Readonly<Record<PaidFor, string>>;
}

function PaymentFields({ form, quote, due }: PaymentFieldsProps) {
  const { customerEmail, isCustomerFromLink, ledger, jobOwing } = quote;
  const field = fieldOf(form, text.labels);
  const amount = form.watch('amount');
  const paid = readPence(amount);
  const ofJob = form.watch('paidFor') === 'job' ? jobOwing : null;
  const above = !ofJob && paid !== null ? paid - toPence(ledger.balance) : 0;
  const today = londonDay();
  /** What was not typed goes with it. */
  const suggest = (paidFor: PaidFor) => {
    if (amount === due[paidFor === 'job' ? 'quote' : 'job']) form.setValue('amount', due[paidFor]);
  };
  return (
    <>
      {jobOwing && (
        <SelectField
          {...field('paidFor')}
          options={[
            { value: 'job', label: text.forJob(jobOwing.quotes, formatPounds(jobOwing.balance)) },
            { value: 'quote', label: text.forQuote(formatPounds(ledger.balance)) },
          ]}
          hint={text.forHint}
          onChosen={(value) => suggest(value === 'job' ? 'job' : 'quote')}
        />
      )}
      <NumberField
        {...field('amount')}
        prefix="£"
        min={0.01}
        max={Number(ofJob?.balance ?? ledger.price)}
        decimals={2}
      />
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

const dueOfJob = ({ missingDeposit, balance }: JobOwing): string =>
  toPence(missingDeposit) > 0 ? missingDeposit : balance;

function saveWordsFor(typed: string): string {
  const amount = readPence(typed);
  return amount === null ? text.savePlain : text.save(formatGbp(amount));
}
