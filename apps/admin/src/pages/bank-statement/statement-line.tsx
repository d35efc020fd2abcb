import type { BankLine } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { Badge, Select, wholeReferences } from '@app/ui';
import { useState } from 'react';
import { FindQuote } from '../../features/quotes/find-quote';
import { type Choice, later, type OrderChoice, setAside } from './choice';
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
  const { paidOn, amount, state } = line;
  const [isSearching, setSearching] = useState(false);
  const chosen = orders.find(({ quoteId }) => quoteId === choice);
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
      </div>
      {state === 'imported' || state === 'payout' ? (
        <div>
          <Badge tone="ok">{state === 'payout' ? text.payout : text.imported}</Badge>
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
              ...orders.map(({ quoteId, order, reference, customerName, owed }) => ({
                value: quoteId,
                label: text.option(order?.reference ?? reference, customerName, owed && formatPounds(owed)),
              })),
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
          {isSearching && (
            <FindQuote
              label={text.otherOrderOf}
              addLabel={text.find}
              rejectionOf={() => null}
              onFound={(quote) => {
                setSearching(false);
                onFound({
                  quoteId: quote.id,
                  order: quote.order ?? null,
                  reference: quote.reference,
                  customerName: quote.customerName,
                });
              }}
            />
          )}
        </div>
      )}
    </li>
  );
}
