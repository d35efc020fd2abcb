import type { BankLine } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { Badge, Button, Select, wholeReferences } from '@app/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { orderPath } from '../../lib/use-url-state';
import { type Choice, later, type OrderChoice, setAside } from './choice';
import { FindOrder, optionOf } from './find-order';
import { text } from './text';

/** Opens the search for an order. */
const other = 'other';

interface StatementLineProps {
  line: BankLine;
  orders: readonly OrderChoice[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onFound: (order: OrderChoice) => void;
}

export function StatementLine({ line, orders, choice, onChoose, onFound }: StatementLineProps) {
  const { paidOn, amount, state, recordedOn } = line;
  const [isSearching, setSearching] = useState(false);
  const chosen = orders.find(({ quoteId }) => quoteId === choice);
  const [likely] = choice === later && state !== 'set-aside' ? orders : [];
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="min-w-0">
        <p className="num flex flex-wrap items-baseline gap-x-3">
          <span translate="no" className="font-strong">
            {formatPounds(amount)}
          </span>
          <span className="text-caption text-ink-3">{formatDay(`${paidOn}T12:00:00Z`)}</span>
        </p>
        <p translate="no" className="text-small wrap-anywhere text-ink-2">
          {line.text ? wholeReferences(line.text) : text.noText}
        </p>
        {line.payout && line.payout.amount !== amount && (
          <p className="text-caption text-warn">{text.payoutDiffers(formatPounds(line.payout.amount))}</p>
        )}
        {line.isPerhapsImported && <p className="text-caption text-warn">{text.perhapsImported}</p>}
        {line.isKept && <p className="text-caption text-ink-3">{text.wasKept}</p>}
      </div>
      {state === 'imported' || state === 'payout' ? (
        <div className="flex flex-wrap content-start items-baseline gap-x-3 gap-y-1 text-small">
          <Badge tone="ok">{state === 'payout' ? text.payout : text.imported}</Badge>
          {recordedOn && (
            <span>
              <Link href={orderPath(recordedOn.order.id)} className="font-label underline">
                {wholeReferences(recordedOn.order.reference)}
              </Link>
              {recordedOn.customerName && ` ${recordedOn.customerName}`}
            </span>
          )}
        </div>
      ) : (
        <div className="grid content-start gap-1.5">
          <Select
            aria-label={text.decision(line.text, formatPounds(amount))}
            value={isSearching ? other : choice}
            onChange={({ target }) => {
              setSearching(target.value === other);
              if (target.value !== other) onChoose(target.value);
            }}
            options={[
              ...orders.map((order) => ({ value: order.quoteId, label: optionOf(order) })),
              { value: other, label: text.otherOrder },
              ...(state === 'set-aside'
                ? [{ value: later, label: text.setAside }]
                : [
                    { value: later, label: text.later },
                    { value: setAside, label: text.setAside },
                  ]),
            ]}
          />
          {chosen?.because && !isSearching && (
            <p className="text-caption text-ink-3">
              {state === 'recorded' ? text.recordedByStaff : text.because[chosen.because]}
            </p>
          )}
          {likely && !isSearching && (
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small text-ink-2">
              <span>
                {text.perhaps} {wholeReferences(optionOf(likely))}
                {likely.because && (
                  <span className="block text-caption text-ink-3">{text.because[likely.because]}</span>
                )}
              </span>
              <Button
                aria-label={text.takeFor(likely.order?.reference ?? likely.reference)}
                onClick={() => onChoose(likely.quoteId)}
              >
                {text.take}
              </Button>
            </p>
          )}
          {isSearching && (
            <FindOrder
              onFound={(order) => {
                setSearching(false);
                onFound(order);
              }}
            />
          )}
        </div>
      )}
    </li>
  );
}
