import type { MoneyResponse, MoneySummary, RecordedMethod, TaskKind } from '@app/contracts';
import { oneOfSql } from '../../database/one-of';
import type { StatementRunner } from '../../database/statements';
import { londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { payoutTransfersSql, readUndecidedTransfers } from '../../payments';
import { londonWeeks } from './london-weeks';

const sumPoundsSql = (condition: string) =>
  `(coalesce(sum(pence) FILTER (WHERE ${condition}), 0) / 100.00)::numeric(20, 2)`;

const countEntriesSql = (condition: string) => `count(*) FILTER (WHERE ${condition})`;

/** The entry records money received, or corrects such an entry. All other entries record refunds. */
const isIncomeSql = `(pence > 0) = (kind <> 'correction')`;
const incomeBySql = (method: RecordedMethod) => sumPoundsSql(`method = '${method}' AND ${isIncomeSql}`);

/**
 * A deposit is expected once per top. Refunds of charges that never counted are left out. A correction counts on the day of
 * the entry that it corrects.
 */
const sumPeriodsSql = `
  SELECT sum(quotes)::integer AS quotes, sum(expected) AS expected, sum(deposits)::integer AS deposits,
    sum(recorded)::integer AS recorded, sum(by_card + by_hand) AS received,
    json_build_object('card-online', sum(by_card)::text, 'card-counter', sum(card_counter)::text,
      'bank-transfer', sum(bank_transfer)::text, 'cash', sum(cash)::text) AS "byMethod",
    sum(refunds + refunds_by_hand)::integer AS refunds, sum(refunded - refunded_by_hand) AS refunded,
    sum(by_card + by_hand) - sum(refunded - refunded_by_hand) AS net
  FROM unnest($1::timestamptz[], $2::timestamptz[]) WITH ORDINALITY AS week (since, before, position)
  CROSS JOIN LATERAL (
    SELECT count(*) AS quotes, coalesce(sum(round(total_price * 0.1, 2)), 0.00) AS expected
    FROM quote
    WHERE created_at >= week.since AND created_at < week.before
      AND deleted_at IS NULL AND standing = 'current' AND status <> 'declined') AS saved
  CROSS JOIN LATERAL (
    SELECT count(*) AS deposits, coalesce(sum(charged_amount), 0.00) AS by_card
    FROM payment_attempt
    WHERE state = 'paid' AND settled_at >= week.since AND settled_at < week.before) AS paid
  CROSS JOIN LATERAL (
    SELECT ${countEntriesSql("kind = 'payment'")} - ${countEntriesSql("kind = 'correction' AND pence < 0")} AS recorded,
      ${countEntriesSql("kind = 'refund'")} - ${countEntriesSql("kind = 'correction' AND pence > 0")} AS refunds_by_hand,
      ${sumPoundsSql(isIncomeSql)} AS by_hand, ${sumPoundsSql(`NOT (${isIncomeSql})`)} AS refunded_by_hand,
      ${incomeBySql('card-counter')} AS card_counter, ${incomeBySql('bank-transfer')} AS bank_transfer,
      ${incomeBySql('cash')} AS cash
    FROM ledger_entry
    WHERE order_id IS NOT NULL AND moved_at >= week.since AND moved_at < week.before) AS recorded
  CROSS JOIN LATERAL (
    SELECT count(*) AS refunds, coalesce(sum(amount), 0.00) AS refunded
    FROM refund
    WHERE state IN ('confirmed', 'settled-outside') AND is_of_deposit
      AND refund.settled_at >= week.since AND refund.settled_at < week.before) AS card_refunds
  GROUP BY ROLLUP (position) ORDER BY position NULLS FIRST`;

const sumBalancesSql = `
  SELECT json_build_object('orders', count(*), 'amount', coalesce(sum(balance_due), 0)::numeric(20, 2)::text) AS balances,
    json_build_object('orders', count(*) FILTER (WHERE balance_due_before <= $1),
      'amount', coalesce(sum(balance_due) FILTER (WHERE balance_due_before <= $1), 0)::numeric(20, 2)::text) AS overdue
  FROM customer_order WHERE balance_due_before IS NOT NULL`;

/** Tasks about payments that differ from the books. */
const differenceKinds = [
  'review-payment',
  'check-refund',
  'check-books',
  'chargeback',
] as const satisfies readonly TaskKind[];

const countDifferencesSql = `
  SELECT count(*)::integer AS differences FROM staff_task WHERE done_at IS NULL AND ${oneOfSql('kind', differenceKinds)}`;

const findLastPayoutSql = `
  SELECT paid_on AS "paidOn", (net / 100)::numeric(20, 2)::text AS amount
  FROM (${payoutTransfersSql}) AS transfer
  WHERE booked_on = (SELECT max(booked_on) FROM payout_entry WHERE kind = 'payout')
  ORDER BY paid_on DESC, id DESC LIMIT 1`;

interface Period {
  since: Date;
  before: Date;
}

/** @returns the sums of each period, and their total */
async function readSums(runner: StatementRunner, periods: readonly Period[]) {
  const bounds = [periods.map(({ since }) => since), periods.map(({ before }) => before)];
  const [total, ...sums] = await runner.run<MoneyResponse['total']>(sumPeriodsSql, bounds);
  if (!total) throw new Error('a sum has one row');
  return { total, sums };
}

type Due = Pick<MoneyResponse, 'balances' | 'overdue'>;

async function readDue(runner: StatementRunner, now: Date): Promise<Due> {
  const [due] = await runner.run<Due>(sumBalancesSql, [now]);
  if (!due) throw new Error('a sum has one row');
  return due;
}

export async function readMoneyReport(
  runner: StatementRunner,
  count: number,
  now: Date,
): Promise<MoneyResponse> {
  const weeks = londonWeeks(now, count);
  const { total, sums } = await readSums(runner, weeks);
  return {
    weeks: weeks.flatMap(({ from, to }, index) => {
      const sum = sums[index];
      return sum ? [{ from, to, ...sum }] : [];
    }),
    total,
    ...(await readDue(runner, now)),
  };
}

export async function readMoneySummary(runner: StatementRunner, now: Date): Promise<MoneySummary> {
  const today = londonDayOf(now);
  const before = startOfLondonDay({ ...today, day: today.day + 1 });
  const { sums } = await readSums(runner, [
    { since: startOfLondonDay(today), before },
    { since: startOfLondonDay({ ...today, day: 1 }), before },
  ]);
  const [counted] = await runner.run<Pick<MoneySummary, 'differences'>>(countDifferencesSql);
  const [lastPayout = null] = await runner.run<NonNullable<MoneySummary['lastPayout']>>(findLastPayoutSql);
  const [day, month] = sums.map(({ received, refunded, net }) => ({ received, refunded, net }));
  if (!day || !month || !counted) throw new Error('a sum has one row');
  return {
    today: day,
    month,
    ...(await readDue(runner, now)),
    ...counted,
    undecided: await readUndecidedTransfers(runner),
    lastPayout,
  };
}
