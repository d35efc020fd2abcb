import { ledgerLimits, paths, type AdminQuoteDetail } from '@app/contracts';
import { formatPounds, toPence } from '@app/pricing';
import { useState } from 'react';
import { RequestIntent } from '../../lib/api/request-intent';
import { DateField, fieldOf, NumberField, SelectField, TextField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { londonDay } from '../../lib/london-day';
import { text } from './text';

const words = text.giveBack;

interface GiveBackCreditDialogProps {
  quote: Pick<AdminQuoteDetail, 'id' | 'reference' | 'ledger' | 'orderDetail'>;
  onClose: () => void;
}

/** Enters what was given back of a credit, or of more; what goes to a card is a refund of its payment. */
export function GiveBackCreditDialog({ quote, onClose }: GiveBackCreditDialogProps) {
  const [intent] = useState(() => new RequestIntent());
  // As it was opened: money may move meanwhile.
  const [{ credit, received }] = useState(quote.ledger);
  const hasCredit = toPence(credit) > 0;
  const isMoreThanCredit = (amount: string) => Number(amount) > Number(credit);
  const today = londonDay();
  return (
    <SendDialog
      title={words.title(hasCredit ? formatPounds(credit) : null)}
      description={words.lede((quote.orderDetail ?? quote).reference)}
      start={{ amount: hasCredit ? credit : '', means: '', paidOn: today, note: '' }}
      send={({ amount, note, ...given }) =>
        intent.create(paths.givenBackCredit(quote.id), {
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
              {...field('means')}
              options={[text.chooseMeans, ...text.means]}
              validate={(means) => (means ? undefined : words.meansMissing)}
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
