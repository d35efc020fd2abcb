import type { MoneyAccount, PaymentMethod } from '@app/contracts';
import { oneOfSql } from '../../database/one-of';
import { payoutTransfersSql } from '../../payments';
import { methodsOfAccount } from '../month-end/methods-of-account';

export const inLondonSql = (at: string) => `(${at} AT TIME ZONE 'Europe/London')`;

/** The day in London, such as '2026-11-30'. */
export const londonDateSql = (at: string) => `to_char(${inLondonSql(at)}, 'YYYY-MM-DD')`;

/** The period is from `$1` to `$2`. */
export const isDayInPeriodSql = (day: string) =>
  `(${day} >= ${londonDateSql('$1::timestamptz')} OR $1::timestamptz IS NULL)
  AND (${day} < ${londonDateSql('$2::timestamptz')} OR $2::timestamptz IS NULL)`;

const isInPeriodSql = (at: string) =>
  `(${at} >= $1 OR $1::timestamptz IS NULL) AND (${at} < $2 OR $2::timestamptz IS NULL)`;

/** Ledger entries of the period, with order and customer. */
export const fromEntriesSql = (methods: readonly PaymentMethod[]) => `
  FROM (SELECT * FROM ledger_entry WHERE ${isInPeriodSql('moved_at')} AND ${oneOfSql('method', methods)}) AS entry
  LEFT JOIN deposit ON deposit.id = entry.deposit_id
  CROSS JOIN LATERAL (
    SELECT placed.reference, (
      SELECT customer_name FROM order_item JOIN quote ON quote.id = quote_id
      WHERE order_item.order_id = placed.id ORDER BY customer_name IS NULL, position LIMIT 1) AS customer_name
    FROM customer_order AS placed WHERE placed.id = coalesce(entry.order_id, deposit.order_id)) AS ordered`;

export const payerSql = 'coalesce(deposit.customer_name, ordered.customer_name)';

const paidOnSql = `', paid on ' || to_char(paid_on::date, 'DD/MM/YYYY')`;
export const entryDescriptionSql = `initcap(left(entry.kind, 1)) || substr(entry.kind, 2) || ', ' || replace(method, '-', ' ')
  || coalesce(${paidOnSql}, '')`;

/** Payouts of the period. `lateText` is for a payout of a locked month, which is booked on a later day. */
export const fromPayoutsSql = `
  FROM (
    SELECT id, coalesce(reference, 'Payout of ' || paid_on) AS reference, paid_on, booked_on, payments, gross, refunds, chargebacks,
      others, fee, net, CASE WHEN booked_on <> paid_on THEN ${paidOnSql} ELSE '' END AS "lateText"
    FROM (${payoutTransfersSql}) AS transfer WHERE ${isDayInPeriodSql('booked_on')}) AS payout`;

/**
 * A payout leaves the card account and arrives in the bank account. Bookkeeping programs match the two lines. Refunds and
 * chargebacks have their own lines, from the ledger.
 */
const payoutLines: Readonly<Record<MoneyAccount, readonly [pence: string, description: string][]>> = {
  bank: [['net', 'Card payout']],
  card: [
    ['-net', 'Payout to the bank'],
    ['-fee', 'Card fees'],
    ['-others', 'Other deduction'],
  ],
  cash: [],
};

/** The lines of an account's statement, oldest first: day, pence, payee, description and reference. */
export const fromAccountLinesSql = (account: MoneyAccount): string => `
  FROM (
    SELECT ${londonDateSql('moved_at')} AS day, moved_at AS at, entry.id, 0 AS position, pence, ${payerSql} AS payee,
      ${entryDescriptionSql} AS description, ordered.reference
    ${fromEntriesSql(methodsOfAccount[account])}
    ${payoutLines[account]
      .map(
        ([pence, description], position) => `
    UNION ALL
    SELECT booked_on, NULL, id, ${position}, ${pence}, 'SumUp', '${description}' || "lateText", reference
    ${fromPayoutsSql} WHERE ${pence} <> 0`,
      )
      .join('')}) AS line
  ORDER BY day, at, id, position`;
