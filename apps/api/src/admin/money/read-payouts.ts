import { Injectable } from '@nestjs/common';
import type { Payout, PayoutsResponse } from '@app/contracts';
import { sumPence, toPounds } from '@app/pricing';
import { Statements } from '../../database/statements';
import { CardPayments, type PayoutEntry } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { dateOf, londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';

const daysBack = 31;

type Quotes = Payout['lines'][number]['quotes'];

/** Paid out is what was paid not long before. */
const findQuotes = `
  SELECT transaction_code AS code, json_agg(json_build_object('id', deposit_quote.quote_id, 'reference', reference) ORDER BY position) AS quotes
  FROM ledger_entry AS entry JOIN payment_attempt AS attempt ON attempt.id = entry.attempt_id
  JOIN deposit_quote ON deposit_quote.deposit_id = attempt.deposit_id
  WHERE entry.moved_at >= $3 AND entry.kind = 'payment' AND entry.transaction_id = attempt.transaction_id
    AND transaction_code = ANY ($1) AND merchant_code = $2
  GROUP BY transaction_code`;

/** What the provider paid out lately, by payout, with the orders that it was for. */
@Injectable()
export class ReadPayouts {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<PayoutsResponse> {
    const today = londonDayOf(this.clock.now());
    const listed = await this.cards.listPayouts(
      dateOf({ ...today, day: today.day - daysBack }),
      dateOf(today),
    );
    if (listed.kind === 'not-available') return { state: 'not-available', payouts: [] };
    if (listed.kind !== 'ok') return { state: 'no-answer', payouts: [] };
    const codes = listed.entries.map(({ transactionCode }) => transactionCode);
    const rows = await this.statements.run<{ code: string; quotes: Quotes }>(findQuotes, [
      codes,
      this.cards.merchantCode,
      startOfLondonDay({ ...today, day: today.day - 3 * daysBack }),
    ]);
    const quotes = new Map(rows.map((row) => [row.code, row.quotes]));
    return { state: 'ok', payouts: toPayouts(listed.entries, quotes) };
  }
}

/** What was paid out on one day under one reference is one payout. */
function toPayouts(entries: readonly PayoutEntry[], quotes: ReadonlyMap<string, Quotes>): Payout[] {
  const groups = new Map<string, PayoutEntry[]>();
  for (const entry of entries) {
    const key = `${entry.day} ${entry.reference}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()]
    .map((lines) => ({
      day: lines[0]?.day ?? '',
      reference: lines[0]?.reference ?? '',
      amount: toPounds(sumPence(lines.map(({ amount }) => amount))),
      fees: toPounds(sumPence(lines.map(({ fee }) => fee))),
      lines: lines.map(({ kind, transactionCode, amount, fee }) => ({
        kind,
        transactionCode,
        amount: toPounds(amount),
        fee: toPounds(fee),
        quotes: quotes.get(transactionCode ?? '') ?? [],
      })),
    }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
}
