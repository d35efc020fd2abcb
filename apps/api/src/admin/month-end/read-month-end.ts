import { legal } from '@app/content';
import { maxUntiedOrders, type MonthEnd, moneyAccounts, owedAges, type OwedAge } from '@app/contracts';
import { sumPence, toPence, toPounds } from '@app/pricing';
import { oneOfSql } from '../../database/one-of';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { entriesOfOrderSql, payoutTransfersSql } from '../../payments';
import { dateOf, startOfLondonDay } from '../../platform/clock/london-day';
import { methodsOfAccount } from './methods-of-account';

const poundsSql = (pence: string) => `(${pence} / 100)::numeric(20, 2)::text`;
const sumPoundsSql = (pence: string) => poundsSql(`coalesce(sum(${pence}), 0)`);

/** `$1` and `$2`: the first day of the month and of the next one. */
const sumInvoicesSql = `
  SELECT count(DISTINCT invoice.id)::integer AS documents, ${sumPoundsSql('net_pence')} AS net, ${sumPoundsSql('vat_pence')} AS vat,
    ${sumPoundsSql('gross_pence')} AS gross,
    coalesce(bool_or(seller ->> 'vatNumber' IS NOT NULL), false) AS "hasVat"
  FROM invoice JOIN invoice_line ON invoice_id = invoice.id
  WHERE tax_point >= $1 AND tax_point < $2`;

type InvoiceSums = MonthEnd['invoiced'] & { hasVat: boolean };

const isReceivedSql = `(pence > 0) = (kind <> 'correction')`;
const accountSql = `CASE ${moneyAccounts
  .map((name) => `WHEN ${oneOfSql('method', methodsOfAccount[name])} THEN '${name}'`)
  .join(' ')} END`;

const sumEntriesSql = `
  SELECT ${accountSql} AS account, (coalesce(sum(pence) FILTER (WHERE ${isReceivedSql}), 0) / 100)::numeric(20, 2)::text AS received,
    (coalesce(-sum(pence) FILTER (WHERE NOT (${isReceivedSql})), 0) / 100)::numeric(20, 2)::text AS returned,
    count(paid_on)::integer AS late
  FROM ledger_entry WHERE moved_at >= $1 AND moved_at < $2
  GROUP BY 1`;

interface EntrySums {
  account: MonthEnd['accounts'][number]['account'];
  received: string;
  returned: string;
  late: number;
}

/** `$1` and `$2`: start and end of the month; `$3` and `$4`: its first day and that of the next month. */
const sumCardAccountSql = `
  SELECT ${poundsSql('opening')} AS opening, ${poundsSql('received')} AS received, ${poundsSql('returned')} AS returned,
    ${poundsSql('fees')} AS fees, ${poundsSql('paid_out')} AS "paidOut",
    ${poundsSql('(opening + received - returned - fees - paid_out)')} AS closing
  FROM (
    SELECT coalesce(sum(pence) FILTER (WHERE moved_at < $1), 0) - (
        SELECT coalesce(sum(net + fee + others), 0) FROM (${payoutTransfersSql}) AS transfer WHERE booked_on < $3) AS opening,
      coalesce(sum(pence) FILTER (WHERE moved_at >= $1 AND ${isReceivedSql}), 0) AS received,
      coalesce(-sum(pence) FILTER (WHERE moved_at >= $1 AND NOT (${isReceivedSql})), 0) AS returned
    FROM ledger_entry WHERE moved_at < $2 AND ${oneOfSql('method', methodsOfAccount.card)}) AS moved
  CROSS JOIN (
    SELECT coalesce(sum(fee + others), 0) AS fees, coalesce(sum(net), 0) AS paid_out
    FROM (${payoutTransfersSql}) AS transfer WHERE booked_on >= $3 AND booked_on < $4) AS paid`;

/**
 * What is owed: invoiced less received, of orders with a final invoice, by days since the latest one was due. `$1`: the day;
 * `$2`: its end.
 */
const sumOwedSql = `
  SELECT age, count(*)::integer AS orders, (sum(pence) / 100)::numeric(20, 2)::text AS amount
  FROM (
    SELECT invoiced.pence - received.pence AS pence, CASE
      WHEN $1::date <= due_on THEN 'not-due' WHEN $1::date - due_on <= 30 THEN '1-30'
      WHEN $1::date - due_on <= 60 THEN '31-60' WHEN $1::date - due_on <= 90 THEN '61-90' ELSE 'over-90' END AS age
    FROM (
      SELECT order_id, max(coalesce(payment ->> 'dueOn', tax_point))::date AS due_on
      FROM invoice WHERE kind = 'final' AND tax_point <= $1 GROUP BY order_id) AS due
    CROSS JOIN LATERAL (
      SELECT sum(gross_pence) AS pence FROM invoice JOIN invoice_line ON invoice_id = invoice.id
      WHERE invoice.order_id = due.order_id AND tax_point <= $1) AS invoiced
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(pence) FILTER (WHERE is_counted), 0) AS pence
      FROM (${entriesOfOrderSql('due.order_id')}) AS entry WHERE moved_at < $2) AS received
    WHERE invoiced.pence > received.pence) AS owed
  GROUP BY age`;

/**
 * Orders with a difference between invoiced and received. Money up to the price must be invoiced once it is received. After
 * a final invoice, money that was invoiced and not received is owed, which is not a difference. `$1` and `$2`: start and
 * end of the month; `$3` and `$4`: its first day and that of the next month.
 */
const findUntiedSql = `
  SELECT json_build_object('id', placed.id, 'reference', reference) AS "order",
    (difference / 100)::numeric(20, 2)::text AS amount
  FROM customer_order AS placed
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(gross_pence), 0) AS pence, coalesce(bool_or(kind = 'final'), false) AS has_final
    FROM invoice JOIN invoice_line ON invoice_id = invoice.id
    WHERE invoice.order_id = placed.id AND tax_point < $4) AS invoiced
  CROSS JOIN LATERAL (
    SELECT least(coalesce(sum(pence) FILTER (WHERE is_counted), 0), coalesce(order_price(placed.id), received) * 100) AS pence
    FROM (${entriesOfOrderSql('placed.id')}) AS entry WHERE moved_at < $2) AS paid
  CROSS JOIN LATERAL (SELECT paid.pence - invoiced.pence AS difference) AS compared
  WHERE placed_at IS NOT NULL
    AND (difference > 0 OR difference < 0 AND NOT has_final)
    AND placed.id IN (
      SELECT order_id FROM ledger_entry WHERE moved_at >= $1 AND moved_at < $2
      UNION SELECT deposit.order_id FROM ledger_entry JOIN deposit ON deposit.id = deposit_id
        WHERE moved_at >= $1 AND moved_at < $2
      UNION SELECT order_id FROM invoice WHERE tax_point >= $3 AND tax_point < $4)
  ORDER BY abs(difference) DESC, placed.id LIMIT ${maxUntiedOrders}`;

const findLockSql = `
  SELECT locked_at AS at, first_name AS by
  FROM locked_month LEFT JOIN staff_user ON staff_user.id = locked_by WHERE month = $1`;

type Lock = InDatabase<NonNullable<MonthEnd['locked']>, 'at'>;

export async function readMonthEnd(
  runner: StatementRunner,
  month: string,
  today: string,
): Promise<InDatabase<Omit<MonthEnd, 'locked'>, never> & { locked: Lock | null }> {
  const { first, next, since, before, lastDay } = boundsOf(month);
  const [invoiced] = await runner.run<InvoiceSums>(sumInvoicesSql, [first, next]);
  const entries = await runner.run<EntrySums>(sumEntriesSql, [since, before]);
  const [card] = await runner.run<MonthEnd['cardAccount']>(sumCardAccountSql, [since, before, first, next]);
  const isOver = next <= today;
  const owed = await runner.run<{ age: OwedAge; orders: number; amount: string }>(sumOwedSql, [
    isOver ? lastDay : today,
    before,
  ]);
  const untied = await runner.run<MonthEnd['untied'][number]>(findUntiedSql, [since, before, first, next]);
  const [locked = null] = await runner.run<Lock>(findLockSql, [month]);
  if (!invoiced || !card) throw new Error('a sum has one row');
  const { hasVat, ...sums } = invoiced;
  return {
    month,
    isOver,
    locked,
    invoiced: sums,
    accounts: moneyAccounts.map((name) => {
      const { received = '0.00', returned = '0.00' } = entries.find((sum) => sum.account === name) ?? {};
      return { account: name, received, returned };
    }),
    cardAccount: card,
    owed: owedAges.map((age) => owed.find((sum) => sum.age === age) ?? { age, orders: 0, amount: '0.00' }),
    owedTotal: toPounds(sumPence(owed.map(({ amount }) => toPence(amount)))),
    vat: hasVat || legal.vatNumber ? { box1: sums.vat, box6: sums.net } : null,
    untied,
    lateEntries: entries.reduce((sum, { late }) => sum + late, 0),
  };
}

/** When a month begins and ends in London, as days and as times. */
export function boundsOf(month: string) {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const firstDay = { year, month: monthNumber, day: 1 };
  const nextDay = { year, month: monthNumber + 1, day: 1 };
  return {
    first: dateOf(firstDay),
    next: dateOf(nextDay),
    lastDay: dateOf({ ...nextDay, day: 0 }),
    since: startOfLondonDay(firstDay),
    before: startOfLondonDay(nextDay),
  };
}
