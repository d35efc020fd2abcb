import { Injectable } from '@nestjs/common';
import type { MoneyResponse, MoneyWeek } from '@app/contracts';
import { pence, sumPence, toPence, toPounds } from '@app/pricing';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { londonWeeks } from './london-weeks';

/**
 * Each week by the indexes in which its quotes, payments and refunds stand one beside the other. A deposit is expected of
 * each top once: by the quote that stands, as in the sums of the orders, and in the words of the index. A refund lessens
 * what was received; one of a charge that never counted as a deposit does not.
 */
const sumWeeks = `
  SELECT saved.quotes, saved.expected, paid.deposits, paid.received, back.refunds, back.refunded
  FROM unnest($1::timestamptz[], $2::timestamptz[]) WITH ORDINALITY AS week (since, before, position)
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS quotes, coalesce(sum(round(total_price * 0.1, 2)), 0.00) AS expected
    FROM quote
    WHERE created_at >= week.since AND created_at < week.before
      AND deleted_at IS NULL AND superseded_at IS NULL AND NOT is_proposal AND NOT is_replaced
      AND status <> 'declined') AS saved
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS deposits, coalesce(sum(attempt.charged_amount), 0.00) AS received
    FROM deposit JOIN payment_attempt AS attempt ON attempt.deposit_id = deposit.id AND attempt.state = 'paid'
    WHERE paid_at >= week.since AND paid_at < week.before) AS paid
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS refunds, coalesce(sum(amount), 0.00) AS refunded
    FROM refund
    WHERE state IN ('confirmed', 'settled-outside') AND is_of_deposit
      AND refund.settled_at >= week.since AND refund.settled_at < week.before) AS back
  ORDER BY week.position`;

type Sums = Pick<MoneyWeek, 'quotes' | 'expected' | 'deposits' | 'received' | 'refunds' | 'refunded'>;

/** Money as it was expected, received and given back, week by week. */
@Injectable()
export class ReadMoney {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async read(count: number): Promise<MoneyResponse> {
    const weeks = londonWeeks(this.clock.now(), count);
    const rows = await this.statements.run<Sums>(sumWeeks, [
      weeks.map(({ since }) => since),
      weeks.map(({ before }) => before),
    ]);
    return {
      weeks: weeks.map(({ from, to }, index) => ({ from, to, ...withNet(rows[index] ?? nothing) })),
      total: withNet(rows.reduce(add, nothing)),
    };
  }
}

const nothing: Sums = {
  quotes: 0,
  expected: '0.00',
  deposits: 0,
  received: '0.00',
  refunds: 0,
  refunded: '0.00',
};

const sum = (one: string, other: string) => toPounds(sumPence([toPence(one), toPence(other)]));

const add = (one: Sums, other: Sums): Sums => ({
  quotes: one.quotes + other.quotes,
  expected: sum(one.expected, other.expected),
  deposits: one.deposits + other.deposits,
  received: sum(one.received, other.received),
  refunds: one.refunds + other.refunds,
  refunded: sum(one.refunded, other.refunded),
});

const withNet = (sums: Sums) => ({
  ...sums,
  net: toPounds(pence(toPence(sums.received) - toPence(sums.refunded))),
});
