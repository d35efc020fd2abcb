import type { AdminTask } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { orderOfTopSql } from '../../orders';
import { AppError } from '../../platform/errors/app-error';
import type { ListQueryOf } from '../../platform/lists/read-list-query';
import { Filters, type Page, readPage } from '../../platform/lists/read-page';
import { quoteIdsOfTaskSql, type StaffTaskKind } from '../../staff-tasks';
import { type TaskValues, taskDetail, taskTitle } from './task-text';

interface TaskRow extends TaskValues, InDatabase<Omit<AdminTask, 'kind' | 'title' | 'detail'>, TaskTime> {
  kind: StaffTaskKind;
}

type TaskTime = 'dueAt' | 'createdAt' | 'doneAt';

type ListedTask = InDatabase<AdminTask, TaskTime>;

/**
 * The person to call. For a mail it is the recipient, with a phone number only if it was entered with the same email
 * address: somebody else may have entered details for the same deposit.
 */
const selectTasksSql = (page: string, order: string, now: string) => `
  WITH task AS (${page})
  SELECT
    task.id, task.kind, task.note,
    CASE WHEN mail.id IS NOT NULL THEN mail.to_name ELSE coalesce(
      deposit.customer_name, contact.first_name || ' ' || contact.last_name, trade.contact_name,
      quote.customer_name) END AS name,
    CASE
      WHEN mail.id IS NULL THEN coalesce(deposit.customer_phone, contact.phone, trade.phone, quote.customer_phone)
      WHEN lower(deposit.customer_email) = lower(mail.to_address) THEN deposit.customer_phone
      WHEN lower(contact.email) = lower(mail.to_address) THEN contact.phone
      WHEN lower(trade.email) = lower(mail.to_address) THEN trade.phone
      WHEN lower(quote.customer_email) = lower(mail.to_address) THEN quote.customer_phone
    END AS phone,
    coalesce(attempt.amount, deposit.deposit_amount) AS amount,
    (SELECT coalesce(sum(quantity), 0)::integer FROM quote AS one WHERE one.id = ANY(about.quote_ids)) AS tops,
    (SELECT coalesce(json_agg(json_build_object('id', one.id, 'reference', one.reference)
        ORDER BY array_position(about.quote_ids, one.id)), '[]')
      FROM quote AS one WHERE one.id = ANY(about.quote_ids)) AS quotes,
    ${orderOfTopSql()} AS "order",
    CASE
      WHEN contact.id IS NOT NULL THEN json_build_object('form', 'contact', 'id', contact.id)
      WHEN trade.id IS NOT NULL THEN json_build_object('form', 'trade', 'id', trade.id)
    END AS inquiry,
    task.mail_id AS "mailId", mail.to_address IS NULL AND mail.id IS NOT NULL AS "isMailToTeam",
    task.attempt_id AS "attemptId",
    (SELECT json_build_object('id', id, 'name', first_name) FROM staff_user WHERE id = task.assignee_id) AS assignee,
    (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM attachment
      WHERE task.kind = 'workshop-problem' AND attachment.quote_id = task.quote_id AND purpose = 'problem'
        AND attachment.created_at = task.created_at) AS "photoIds",
    task.due_at AS "dueAt",
    task.due_at < ${now} AND task.done_at IS NULL AS "isOverdue", task.created_at AS "createdAt",
    task.done_at AS "doneAt", staff_user.first_name AS "doneBy"
  FROM task
  LEFT JOIN mail ON mail.id = task.mail_id
  CROSS JOIN LATERAL (SELECT ${quoteIdsOfTaskSql} AS quote_ids) AS about
  LEFT JOIN quote ON quote.id = about.quote_ids[1]
  LEFT JOIN deposit ON deposit.id = coalesce(task.deposit_id, mail.deposit_id)
  LEFT JOIN payment_attempt AS attempt ON attempt.id = task.attempt_id
  LEFT JOIN contact_inquiry AS contact ON contact.id = coalesce(task.contact_inquiry_id, mail.contact_inquiry_id)
  LEFT JOIN trade_inquiry AS trade ON trade.id = coalesce(task.trade_inquiry_id, mail.trade_inquiry_id)
  LEFT JOIN staff_user ON staff_user.id = task.done_by
  ORDER BY ${order}`;

const toListedTask = ({ note, amount, tops, isMailToTeam, ...task }: TaskRow): ListedTask => {
  const values = { note, name: task.name, amount, tops, isMailToTeam };
  return { ...task, title: taskTitle(task.kind, values), detail: taskDetail(task.kind, values) };
};

export const taskList = { statuses: ['open', 'done'], sorts: {} } as const;

/**
 * Open tasks by due time, or done tasks with the latest first.
 * @param assigneeId null: tasks of all users
 */
export async function listTasks(
  statements: StatementRunner,
  { status, assigneeId, ...paging }: ListQueryOf<typeof taskList> & { assigneeId: number | null },
  now: Date,
): Promise<Page<ListedTask>> {
  const isDone = status === 'done';
  const order = isDone ? 'task.done_at DESC, task.id' : 'task.due_at, task.id';
  const filters = new Filters()
    .and(`done_at IS ${isDone ? 'NOT NULL' : 'NULL'}`)
    .where(assigneeId, (id) => `assignee_id = ${id}`);
  const allSql = `FROM staff_task AS task WHERE ${filters.condition}`;
  const { rows, total } = await readPage<TaskRow>(statements, paging, {
    filters,
    countSelect: `SELECT ${allSql}`,
    page: ({ limit, offset }) =>
      selectTasksSql(
        `SELECT * ${allSql} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
        order,
        filters.addParameter(now),
      ),
  });
  return { rows: rows.map(toListedTask), total };
}

const readTasksOfOrderSql = selectTasksSql(
  `SELECT * FROM staff_task WHERE done_at IS NULL AND (
    quote_id = ANY($2) OR deposit_id IN (SELECT id FROM deposit WHERE order_id = $3)
    OR mail_id IN (SELECT id FROM mail WHERE quote_ids && $2))`,
  'task.due_at, task.id',
  '$1',
);

interface OrderOfTasks {
  orderId: string;
  quoteIds: readonly string[];
}

export async function readTasksOfOrder(
  runner: StatementRunner,
  { orderId, quoteIds }: OrderOfTasks,
  now: Date,
): Promise<ListedTask[]> {
  return (await runner.run<TaskRow>(readTasksOfOrderSql, [now, quoteIds, orderId])).map(toListedTask);
}

const readTaskSql = selectTasksSql('SELECT * FROM staff_task WHERE id = $2', 'task.id', '$1');

/** @throws AppError `task/not-found` */
export async function getTask(statements: StatementRunner, id: string, now: Date): Promise<ListedTask> {
  const [task] = await statements.run<TaskRow>(readTaskSql, [now, id]);
  if (!task) throw new AppError('task/not-found');
  return toListedTask(task);
}
