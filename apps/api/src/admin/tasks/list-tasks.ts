import type { InquiryForm } from '@app/contracts';
import type { Statement, StatementRunner } from '../../database/statements';
import type { WantedList } from '../../platform/lists/read-list-query';
import { Filters, readPage } from '../../platform/lists/read-page';
import type { StaffTaskKind } from '../../tasks';

/** A task with all that names it. */
export interface TaskRow {
  id: string;
  kind: StaffTaskKind;
  note: string | null;
  name: string | null;
  phone: string | null;
  /** Pounds: of the payment in question, else of the deposit. */
  amount: string | null;
  tops: number;
  quotes: { id: string; reference: string }[];
  inquiry_form: InquiryForm | null;
  inquiry_id: string | null;
  mail_id: string | null;
  /** The mail goes to the team itself. */
  is_mail_to_team: boolean | null;
  attempt_id: string | null;
  due_at: Date;
  is_overdue: boolean;
  created_at: Date;
  done_at: Date | null;
  done_by: string | null;
}

/** The ids of the quotes that a task is about, of `task` and its `mail`: its own one, or its deposit's, or its mail's. */
const quoteIdsOfTask = `
  CASE
    WHEN cardinality(mail.quote_ids) > 0 THEN mail.quote_ids
    WHEN task.quote_id IS NOT NULL THEN ARRAY[task.quote_id]
    ELSE ARRAY(
      SELECT quote_id FROM deposit_quote
      WHERE deposit_id = coalesce(task.deposit_id, mail.deposit_id) ORDER BY position)
  END`;

/**
 * Whom to ring is whoever the task is about. Of a mail it is its receiver, and their number only where it is known to be
 * theirs: others may have entered details for the same deposit.
 */
const listed = (page: string, order: string, now: string) => `
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
    cardinality(about.quote_ids) AS tops,
    (SELECT coalesce(json_agg(json_build_object('id', one.id, 'reference', one.reference)
        ORDER BY array_position(about.quote_ids, one.id)), '[]')
      FROM quote AS one WHERE one.id = ANY(about.quote_ids)) AS quotes,
    CASE WHEN contact.id IS NOT NULL THEN 'contact' WHEN trade.id IS NOT NULL THEN 'trade' END AS inquiry_form,
    coalesce(contact.id, trade.id) AS inquiry_id,
    task.mail_id, mail.to_address IS NULL AND mail.id IS NOT NULL AS is_mail_to_team,
    task.attempt_id, task.due_at, task.due_at < ${now} AND task.done_at IS NULL AS is_overdue, task.created_at, task.done_at,
    staff_user.first_name AS done_by
  FROM task
  LEFT JOIN mail ON mail.id = task.mail_id
  CROSS JOIN LATERAL (SELECT ${quoteIdsOfTask} AS quote_ids) AS about
  LEFT JOIN quote ON quote.id = about.quote_ids[1]
  LEFT JOIN deposit ON deposit.id = coalesce(task.deposit_id, mail.deposit_id)
  LEFT JOIN payment_attempt AS attempt ON attempt.id = task.attempt_id
  LEFT JOIN contact_inquiry AS contact ON contact.id = coalesce(task.contact_inquiry_id, mail.contact_inquiry_id)
  LEFT JOIN trade_inquiry AS trade ON trade.id = coalesce(task.trade_inquiry_id, mail.trade_inquiry_id)
  LEFT JOIN staff_user ON staff_user.id = task.done_by
  ORDER BY ${order}`;

/** What is to be done, the most urgent first; or what was done, the latest first. */
export function listTasks(
  statements: StatementRunner,
  { status, ...wanted }: WantedList<'open' | 'done', never>,
  now: Date,
) {
  const isDone = status === 'done';
  const order = isDone ? 'task.done_at DESC, task.id' : 'task.due_at, task.id';
  const filters = new Filters().and(`done_at IS ${isDone ? 'NOT NULL' : 'NULL'}`);
  const all = `FROM staff_task AS task WHERE ${filters.condition}`;
  return readPage<TaskRow & Record<string, unknown>>(statements, wanted, {
    name: 'tasks',
    filters,
    all: `SELECT ${all}`,
    page: ({ limit, offset }) =>
      listed(`SELECT * ${all} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`, order, filters.place(now)),
  });
}

/** One task as it is listed. Values: now, id. */
export const readTask: Statement = {
  name: 'read-listed-task',
  text: listed('SELECT * FROM staff_task WHERE id = $2', 'task.id', '$1'),
};
