import { ledgerLimits, paths } from '@app/contracts';
import { formatPounds, toPence } from '@app/pricing';
import { londonDay } from '@app/ui';
import { useState } from 'react';
import { LockedMonthNotice } from '../../../features/ledger/locked-month-notice';
import type { PaidOrder } from '../../../features/ledger/paid-order';
import { text } from '../../../features/ledger/text';
import { IdempotentRequest } from '../../../lib/api';
import { DateField, FormDialog, NumberField, SelectField, TextField } from '../../../lib/form';
import { paidOnProblem } from '../../../features/ledger/record-payment-dialog';

const dialogText = text.refundCredit;

interface RefundCreditDialogProps {
  order: Pick<PaidOrder, 'quoteId' | 'reference' | 'money'>;
  onClose: () => void;
}

/** Records a refund that was made otherwise. A refund to a card is a refund of its payment. */
export function RefundCreditDialog({ order, onClose }: RefundCreditDialogProps) {
  const [intent] = useState(() => new IdempotentRequest());
  // Fixed on opening: payments may arrive meanwhile.
  const [{ credit, received }] = useState(order.money);
  const hasCredit = toPence(credit) > 0;
  const isMoreThanCredit = (amount: string) => Number(amount) > Number(credit);
  const today = londonDay();
  return (
    <FormDialog
      title={dialogText.title(hasCredit ? formatPounds(credit) : null)}
      description={dialogText.intro(order.reference)}
      defaultValues={{ amount: hasCredit ? credit : '', method: '', paidOn: today, note: '' }}
      mutationFn={({ amount, note, ...refund }) =>
        intent.post(paths.refundedCredit(order.quoteId), {
          ...refund,
          amount,
          note: note.trim() || null,
          ...(isMoreThanCredit(amount) && { isMoreThanCredit: true }),
        })
      }
      invalidates={['orders', 'money', 'tasks']}
      successToast={({ amount }) => ({ title: dialogText.done(formatPounds(amount)) })}
      failure={dialogText.failed}
      submitLabel={dialogText.submit}
      pendingLabel={text.saving}
      labels={dialogText.labels}
      onClose={onClose}
    >
      {(form, field) => (
        <>
          <NumberField {...field('amount')} prefix="£" min={0.01} max={Number(received)} decimals={2} />
          <SelectField
            {...field('method')}
            options={[text.chooseMethod, ...text.method]}
            validate={(method) => (method ? undefined : dialogText.methodMissing)}
          />
          <DateField {...field('paidOn')} max={today} validate={paidOnProblem} />
          <LockedMonthNotice day={form.watch('paidOn')} />
          <TextField
            {...field('note')}
            isOptional
            hint={text.noteHint}
            maxLength={ledgerLimits.note}
            validate={(note, { amount }) =>
              isMoreThanCredit(amount) && !note.trim() ? dialogText.reasonMissing : undefined
            }
          />
        </>
      )}
    </FormDialog>
  );
}
