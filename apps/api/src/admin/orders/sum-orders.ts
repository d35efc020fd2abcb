import { type AdminOrderSummary, handedOver } from '@app/contracts';
import { oneOfSql } from '../../database/one-of';
import type { StatementRunner } from '../../database/statements';
import { londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { quotesOfOpenTasksSql } from '../../staff-tasks';
import { isDueSql, isOverdueSql, inNoOrderSql } from './order-filters';

/** The requested balance; without a request, everything unpaid. */
const owedSql = `CASE WHEN balance_due_before IS NOT NULL THEN balance_due ELSE price - received END`;

/** Of each top, only the current quote counts towards `quotesWorth`. */
const sumsSql = `
  SELECT orders.*, quotes.*, tasks.*
  FROM (
    SELECT count(*)::integer AS orders,
      (count(*) FILTER (WHERE NOT ${oneOfSql('state', [...handedOver, 'cancelled'])}))::integer AS "openOrders",
      (count(*) FILTER (WHERE state = 'awaiting-deposit'))::integer AS "awaitingDeposit",
      (count(*) FILTER (WHERE ${isDueSql}))::integer AS due,
      coalesce(sum(${owedSql}) FILTER (WHERE ${isDueSql}), 0)::numeric(16,2)::text AS "balancesDue",
      (count(*) FILTER (WHERE ${isOverdueSql('$1')}))::integer AS overdue,
      coalesce(sum(${owedSql}) FILTER (WHERE ${isOverdueSql('$1')}), 0)::numeric(16,2)::text AS "balancesOverdue"
    FROM customer_order AS placed WHERE state IS NOT NULL) AS orders
  CROSS JOIN (
    SELECT count(*)::integer AS quotes,
      coalesce(sum(total_price) FILTER (WHERE status <> 'declined' AND standing = 'current'), 0)::numeric(16,2)::text AS "quotesWorth"
    FROM quote WHERE deleted_at IS NULL AND created_at >= $3 AND ${inNoOrderSql}) AS quotes
  CROSS JOIN (
    SELECT count(*)::integer AS "withTasks", (count(*) FILTER (WHERE due_at < $2))::integer AS "withTasksDueToday"
    FROM (
      SELECT min(due_at) AS due_at FROM (${quotesOfOpenTasksSql}) AS task
      LEFT JOIN order_item ON order_item.top_id = task.top_id AND is_placed
      WHERE order_id IS NOT NULL OR EXISTS (SELECT FROM quote WHERE quote.id = task.id AND deleted_at IS NULL)
      GROUP BY coalesce(order_id, task.id)) AS line) AS tasks`;

const daysOfQuotes = 30;

export async function sumOrders(statements: StatementRunner, now: Date): Promise<AdminOrderSummary> {
  const today = londonDayOf(now);
  const [row] = await statements.run<AdminOrderSummary>(sumsSql, [
    now,
    startOfLondonDay({ ...today, day: today.day + 1 }),
    startOfLondonDay({ ...today, day: today.day + 1 - daysOfQuotes }),
  ]);
  if (!row) throw new Error('a sum has one row');
  return row;
}
