import { type AdminQuoteDetail, balanceLimits, paths } from '@app/contracts';
import { formatDay, formatPounds, toPence } from '@app/pricing';
import { Button } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { DateField, fieldOf, NumberField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { addDays, londonDay } from '../../lib/london-day';
import { text } from './text';

const words = text.balanceRequest;

type AskedQuote = Pick<
  AdminQuoteDetail,
  | 'id'
  | 'reference'
  | 'customerEmail'
  | 'isCustomerFromLink'
  | 'ledger'
  | 'balanceRequest'
  | 'stage'
  | 'payment'
  | 'orderDetail'
>;

/** What is still to pay; or, where nothing is, what was given back, which can be asked for again. */
const toAskOf = ({ balance, loweredBy }: AskedQuote['ledger']): string =>
  toPence(balance) > 0 ? balance : loweredBy;

/** Whether the rest of the price is asked for, until when and how; and the way to ask for it. */
export function BalanceRequestLine({ quote }: { quote: AskedQuote }) {
  const [open, setOpen] = useState<'asking' | 'withdrawing' | null>(null);
  const { ledger, stage, payment } = quote;
  const isLeft = toPence(ledger.balance) > 0;
  // Once nothing is left to pay it has come to its end.
  const request = isLeft ? quote.balanceRequest : null;
  // Nothing is asked for before the sizes are agreed, which may change the price.
  const canBeAsked =
    stage !== null && stage !== 'to-measure' && payment === 'paid' && toPence(toAskOf(ledger)) > 0;
  if (!request && !canBeAsked) return null;
  return (
    <div className="mt-3">
      {request && (
        <p className="text-admin">
          {words.asked(formatDay(`${request.dueOn}T12:00:00Z`))}
          {request.smallestPart && words.inParts(formatPounds(request.smallestPart))}
          {request.by && <span className="text-ink-3">{` · ${text.by(request.by)}`}</span>}
          {request.isOverdue && <strong className="text-bad">{` ${words.overdue}`}</strong>}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {canBeAsked && (
          <Button icon={MailQuestion} onClick={() => setOpen('asking')}>
            {request ? words.change : isLeft ? words.ask : words.askAgain(formatPounds(ledger.loweredBy))}
          </Button>
        )}
        {request && <Button onClick={() => setOpen('withdrawing')}>{words.withdraw}</Button>}
      </div>
      {open === 'asking' && <AskDialog quote={quote} onClose={() => setOpen(null)} />}
      {open === 'withdrawing' && <WithdrawDialog quote={quote} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface DialogProps {
  quote: AskedQuote;
  onClose: () => void;
}

function AskDialog({ quote, onClose }: DialogProps) {
  const {
    id,
    reference,
    customerEmail,
    isCustomerFromLink,
    ledger,
    balanceRequest: request,
    orderDetail,
  } = quote;
  const known = isCustomerFromLink ? null : customerEmail;
  const nobody = customerEmail ? words.unconfirmed(customerEmail) : words.noAddress;
  const today = londonDay();
  const balance = toAskOf(ledger);
  const titleOf = toPence(ledger.balance) > 0 ? words.title : words.againTitle;
  const orders = orderDetail?.tops.filter(({ stage }) => stage) ?? [];
  const isOfMany = orders.length > 1;
  return (
    <SendDialog
      title={titleOf(formatPounds(balance))}
      description={[
        isOfMany && words.manyLede(orders.length),
        isOfMany || known ? words.lede(reference, known) : nobody,
      ]
        .filter(Boolean)
        .join(' ')}
      start={{
        dueOn: request && request.dueOn >= today ? request.dueOn : addDays(today, balanceLimits.usualDays),
        smallestPart: request?.smallestPart ?? '',
      }}
      send={({ dueOn, smallestPart }) =>
        apiMutation('PUT', paths.balanceRequest(id), { dueOn, smallestPart: smallestPart.trim() || null })
      }
      changes={['orders', 'money', 'mails']}
      sent={() => ({ title: words.sent(formatPounds(balance)) })}
      failure={words.failed}
      submit={words.submit}
      onClose={onClose}
    >
      {(form) => {
        const field = fieldOf(form, words.labels);
        return (
          <>
            <DateField
              {...field('dueOn')}
              validate={(day) => (day ? (day < today ? words.dayOver : undefined) : text.dayMissing)}
            />
            <NumberField
              {...field('smallestPart')}
              isOptional
              hint={words.partHint}
              prefix="£"
              min={balanceLimits.smallestPart}
              max={Math.max(Number(balance) - 0.01, balanceLimits.smallestPart)}
              decimals={2}
            />
          </>
        );
      }}
    </SendDialog>
  );
}

const WithdrawDialog = ({ quote: { id }, onClose }: DialogProps) => (
  <SendDialog
    title={words.withdrawTitle}
    description={words.withdrawLede}
    start={{}}
    send={() => apiMutation('DELETE', paths.balanceRequest(id))}
    changes={['orders', 'money']}
    sent={() => ({ title: words.withdrawn })}
    failure={words.withdrawFailed}
    submit={words.withdrawSubmit}
    isNarrow
    onClose={onClose}
  >
    {() => null}
  </SendDialog>
);
