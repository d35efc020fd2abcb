import type { AdminOrderDetail, LedgerLine } from '@app/contracts';
import { formatDay, countTops, formatPounds, sumPence, toPence, toPounds } from '@app/pricing';
import { Button, cx, wholeReferences } from '@app/ui';
import type { ReactNode } from 'react';
import { text } from '../../../features/ledger/text';
import { methodLabels } from '../../../features/quotes/payment-method';
import { TextButton } from '../../../lib/controls';
import { dayInSentence, timeInSentence } from '../../../lib/status/short-time';
import { BalanceReminderButton } from './balance-reminder-button';
import { requestableBalance } from './balance-dialogs';
import { nextStepOf } from '../next/next-step';

export type MoneyDialog = 'record' | 'ask-balance' | 'withdraw-balance' | 'refund-credit';

interface MoneyColumnProps {
  order: AdminOrderDetail;
  onOpenDialog: (dialog: MoneyDialog) => void;
  onUndo: (entry: LedgerLine) => void;
}

export function MoneyColumn({ order, onOpenDialog, onUndo }: MoneyColumnProps) {
  const { tops, money } = order;
  const activeTops = tops.filter(({ stage }) => stage);
  const isPositive = (amount: string) => toPence(amount) > 0;
  const price = toPounds(sumPence([toPence(money.price), toPence(money.loweredBy)]));
  return (
    <>
      <dl className="num text-small">
        {activeTops.length > 0 && (
          <AmountRow name={text.tops(countTops(activeTops))} amount={formatPounds(money.topsAmount)} />
        )}
        {isPositive(money.deliveryAmount) && (
          <AmountRow name={text.delivery} amount={formatPounds(money.deliveryAmount)} />
        )}
        {isPositive(money.keptAmount) && (
          <AmountRow name={text.kept} amount={formatPounds(money.keptAmount)} />
        )}
        <AmountRow name={text.price} amount={formatPounds(price)} isStrong />
        {isPositive(money.loweredBy) && (
          <AmountRow name={text.loweredBy} amount={`−${formatPounds(money.loweredBy)}`} />
        )}
        {money.entries.toReversed().map((entry, index, all) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            name={entryLabelOf(entry, all.slice(0, index), money)}
            onUndo={onUndo}
          />
        ))}
        <BalanceRow order={order} />
      </dl>
      <Buttons order={order} onOpenDialog={onOpenDialog} />
    </>
  );
}

interface AmountRowProps {
  name: ReactNode;
  detail?: ReactNode;
  amount: string;
  isStrong?: boolean;
}

const AmountRow = ({ name, detail, amount, isStrong = false }: AmountRowProps) => (
  <div
    className={cx(
      'flex items-start justify-between gap-3 border-b border-line py-2 last:border-0',
      isStrong && 'font-strong',
    )}
  >
    <dt className="min-w-0">
      {name}
      {detail && <span className="block text-caption font-normal text-ink-3">{detail}</span>}
    </dt>
    <dd translate="no" className="whitespace-nowrap">
      {amount}
    </dd>
  </div>
);

/** The first payment is the deposit; later ones are parts of the balance, or its rest. */
function entryLabelOf(
  entry: LedgerLine,
  before: readonly LedgerLine[],
  { price }: { price: string },
): string {
  if (entry.kind !== 'payment') return text.kinds[entry.kind];
  const paysInFull = toPence(entry.receivedAfter) >= toPence(price);
  const isFirst = !before.some(
    ({ kind, isCounted, isUndone }) => kind === 'payment' && isCounted && !isUndone,
  );
  if (isFirst) return paysInFull ? text.whole : text.deposit;
  return paysInFull ? text.rest : text.part;
}

interface EntryRowProps {
  entry: LedgerLine;
  name: string;
  onUndo: (entry: LedgerLine) => void;
}

function EntryRow({ entry, name, onUndo }: EntryRowProps) {
  const { method, movedAt, paidOn, by, note, isCounted, isUndone, canBeUndone, amount } = entry;
  const isEffective = isCounted && !isUndone;
  const pence = toPence(amount);
  return (
    <div className="flex items-start justify-between gap-3 border-b border-line py-2">
      <dt className="min-w-0 [overflow-wrap:anywhere]">
        {name}
        <span className="block text-caption text-ink-3">
          {[methodLabels[method].toLowerCase(), dayText(movedAt, method), by && text.by(by)]
            .filter(Boolean)
            .join(', ')}
        </span>
        {note && <span className="block text-caption text-ink-2">{wholeReferences(note)}</span>}
        {paidOn && (
          <span className="block text-caption text-ink-3">
            {text.paidLate(formatDay(`${paidOn}T12:00:00Z`))}
          </span>
        )}
        {isUndone && <span className="block text-caption text-ink-3">{text.undone}</span>}
        {!isCounted && <span className="block text-caption text-ink-3">{text.notCounted}</span>}
        {canBeUndone && (
          <TextButton
            aria-label={text.undoOf(formatPounds(amount), methodLabels[method].toLowerCase())}
            onClick={() => onUndo(entry)}
            className="text-caption max-wide:-my-2 max-wide:py-3.5"
          >
            {text.undo}
          </TextButton>
        )}
      </dt>
      {/* Payments reduce what is due; refunds add to it. */}
      <dd translate="no" className={cx('whitespace-nowrap', !isEffective && 'text-ink-3 line-through')}>
        {pence > 0 ? `−${formatPounds(amount)}` : formatPounds(amount.replace('-', ''))}
      </dd>
    </div>
  );
}

/** Only online payments have a time of day. */
const dayText = (movedAt: string, method: LedgerLine['method']): string =>
  method === 'card-online' ? timeInSentence(movedAt) : timeInSentence(movedAt).replace(/,.*/, '');

function BalanceRow({ order: { money, tops, awaitedDeposit } }: { order: AdminOrderDetail }) {
  const { balance, credit } = money;
  if (toPence(credit) > 0)
    return <AmountRow name={text.credit} detail={text.creditDetail} amount={formatPounds(credit)} isStrong />;
  if (!tops.some(({ stage }) => stage)) return null;
  if (awaitedDeposit) {
    const { amount, dueOn, isLate } = awaitedDeposit;
    const day = dueOn && dayInSentence(dueOn);
    return (
      <AmountRow
        name={text.depositNow}
        detail={day && <DueBy day={day} isLate={isLate} />}
        amount={formatPounds(amount)}
        isStrong
      />
    );
  }
  return (
    <AmountRow
      name={text.balance}
      detail={<RequestText money={money} />}
      amount={formatPounds(balance)}
      isStrong
    />
  );
}

const DueBy = ({ day, isLate }: { day: string; isLate: boolean }) =>
  isLate ? (
    <span className="font-label text-bad">{text.balanceRequest.overdue(day)}</span>
  ) : (
    text.balanceRequest.asked(day)
  );

function RequestText({ money }: { money: AdminOrderDetail['money'] }) {
  const { balance, balanceRequest: request } = money;
  if (toPence(balance) === 0) return text.paidInFull;
  if (!request) return text.notAsked;
  return (
    <>
      <DueBy day={dayInSentence(request.dueOn)} isLate={request.isOverdue} />
      {request.smallestPart && text.balanceRequest.inParts(formatPounds(request.smallestPart))}
      {request.by && ` · ${text.by(request.by)}`}
    </>
  );
}

function Buttons({ order, onOpenDialog }: Pick<MoneyColumnProps, 'order' | 'onOpenDialog'>) {
  const { money, tops } = order;
  const hasBalance = toPence(money.balance) > 0;
  const stages = tops.flatMap(({ stage }) => stage ?? []);
  const activeTop = tops.find(({ stage }) => stage);
  // No request before the sizes are agreed: measuring may change the price.
  const canRequestBalance =
    stages.length > 0 &&
    !stages.includes('to-measure') &&
    money.isDepositPaid &&
    toPence(requestableBalance(money)) > 0;
  // The next step has the same button.
  const isNextStep = !money.balanceRequest && ['ask-balance', 'unpaid'].includes(nextStepOf(order).kind);
  const requestLabel = () => {
    if (!hasBalance) return text.balanceRequest.askAgain(formatPounds(money.loweredBy));
    return money.balanceRequest ? text.balanceRequest.change : text.balanceRequest.ask;
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {stages.length > 0 && <Button onClick={() => onOpenDialog('record')}>{text.record}</Button>}
      {canRequestBalance && !(hasBalance && isNextStep) && (
        <Button onClick={() => onOpenDialog('ask-balance')}>{requestLabel()}</Button>
      )}
      {hasBalance && money.balanceRequest && activeTop && <BalanceReminderButton quoteId={activeTop.id} />}
      {hasBalance && money.balanceRequest && (
        <Button kind="ghost" onClick={() => onOpenDialog('withdraw-balance')}>
          {text.balanceRequest.withdraw}
        </Button>
      )}
      {toPence(money.received) > 0 && (
        <Button kind="ghost" onClick={() => onOpenDialog('refund-credit')}>
          {text.refundCredit.open}
        </Button>
      )}
    </div>
  );
}

export function moneySummary({ money, tops, awaitedDeposit }: AdminOrderDetail): string {
  if (toPence(money.credit) > 0) return text.creditOf(formatPounds(money.credit));
  if (!tops.some(({ stage }) => stage)) return text.ended;
  if (awaitedDeposit) return text.awaited(formatPounds(awaitedDeposit.amount));
  return toPence(money.balance) > 0 ? text.toPay(formatPounds(money.balance)) : text.paidInFull;
}
