import { ledgerLimits, paths } from '@app/contracts';
import { formatPounds, toPence } from '@app/pricing';
import { londonDay } from '@app/ui';
import { useState } from 'react';
import type { PaidOrder } from '../../../features/ledger/paid-order';
import { text } from '../../../features/ledger/text';
import { RequestIntent } from '../../../lib/api/request-intent';
import { DateField, fieldOf, NumberField, SelectField, TextField } from '../../../lib/form/form-fields';
import { SendDialog } from '../../../lib/form/send-dialog';

const words = text.giveBack;

interface GiveBackCreditDialogProps {
  order: Pick<PaidOrder, 'quoteId' | 'reference' | 'money'>;
  onClose: () => void;
}

/** Only records the amount; money back to a card is a refund of its payment. */
export function GiveBackCreditDialog({ order, onClose }: GiveBackCreditDialogProps) {
  const [intent] = useState(() => new RequestIntent());
  // Fixed on opening: payments may arrive meanwhile.
  const [{ credit, received }] = useState(order.money);
  const hasCredit = toPence(credit) > 0;
  const isMoreThanCredit = (amount: string) => Number(amount) > Number(credit);
  const today = londonDay();
  return (
    <SendDialog
      title={words.title(hasCredit ? formatPounds(credit) : null)}
      description={words.lede(order.reference)}
      start={{ amount: hasCredit ? credit : '', method: '', paidOn: today, note: '' }}
      send={({ amount, note, ...given }) =>
        intent.create(paths.refundedCredit(order.quoteId), {
          ...given,
          amount,
          note: note.trim() || null,
          ...(isMoreThanCredit(amount) && { isMoreThanCredit: true }),
        })
      }
      changes={['orders', 'money', 'tasks']}
      sent={({ amount }) => ({ title: words.done(formatPounds(amount)) })}
      failure={words.failed}
      submit={words.submit}
      sending={text.saving}
      onClose={onClose}
    >
      {(form) => {
        const field = fieldOf(form, words.labels);
        return (
          <>
            <NumberField {...field('amount')} prefix="£" min={0.01} max={Number(received)} decimals={2} />
            <SelectField
              {...field('method')}
              options={[text.chooseMethod, ...text.method]}
              validate={(method) => (method ? undefined : words.methodMissing)}
            />
            <DateField
              {...field('paidOn')}
              max={today}
              validate={(day) => (day ? (day > today ? text.dayToCome : undefined) : text.dayMissing)}
            />
            <TextField
              {...field('note')}
              isOptional
              hint={text.noteHint}
              maxLength={ledgerLimits.note}
              validate={(note, { amount }) =>
                isMoreThanCredit(amount) && !note.trim() ? words.reasonMissing : undefined
              }
            />
          </>
        );
      }}
    </SendDialog>
  );
}
