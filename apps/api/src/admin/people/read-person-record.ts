import { maxRecordRows, type PersonRecord } from '@app/contracts';
import { shownStateSql } from '../../appointments';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { mailLabels } from '../../mail';
import { keyedRowsSql } from '../../privacy';
import { orderOfTopSql } from '../../orders';
import { jobOfTopSql, stageOfSql } from '../../quotes';

const selectNewestSql = (columns: string, rows: string, order: string) =>
  `SELECT ${columns} FROM ${rows} ORDER BY ${order} LIMIT ${maxRecordRows}`;

/** Ids of a person's rows of one kind; `$1`: the person's keys. PostgreSQL reads only the tables of that kind. */
const idsOfPersonSql = (kind: string) =>
  `ARRAY(SELECT id FROM (${keyedRowsSql}) AS keyed WHERE key = ANY($1) AND kind = '${kind}')`;

const moneyOfOrderSql = `(
  SELECT json_build_object('price', price::text, 'received', placed.received::text)
  FROM order_item JOIN customer_order AS placed ON placed.id = order_id
  WHERE order_item.top_id = quote.top_id AND is_placed LIMIT 1)`;

const readQuotesSql = selectNewestSql(
  `id, reference, ${orderOfTopSql()} AS "order", status, ${stageOfSql()} AS stage, snapshot -> 'color' ->> 'name' AS color, length, width, quantity, total_price AS "totalPrice",
    received, ${moneyOfOrderSql} AS "orderMoney", created_at AS "createdAt", ${jobOfTopSql} AS job`,
  `quote WHERE id = ANY(${idsOfPersonSql('quote')}) AND deleted_at IS NULL`,
  'quote.created_at DESC, id DESC',
);

const inquiriesOfSql = (form: 'contact' | 'trade', textSql: string) => `
  SELECT '${form}' AS form, id, status, left(${textSql}, 200) AS excerpt, created_at AS "createdAt",
    (SELECT count(*)::integer FROM inquiry_event
      WHERE ${form}_inquiry_id = ${form}_inquiry.id AND kind IN ('answer', 'reply')) AS "messageCount"
  FROM ${form}_inquiry WHERE id = ANY(${idsOfPersonSql(form)})`;

const readInquiriesSql = selectNewestSql(
  '*',
  `(${inquiriesOfSql('contact', 'message')} UNION ALL ${inquiriesOfSql('trade', `concat_ws(' · ', company_name, project_type, specifications)`)}) AS inquiry`,
  '"createdAt" DESC, id DESC',
);

const readAppointmentsSql = selectNewestSql(
  `appointment.id, quote_id AS "quoteId", reference, ${orderOfTopSql()} AS "order", kind, ${shownStateSql} AS state, starts_at AS "startsAt"`,
  `appointment JOIN quote ON quote.id = quote_id WHERE quote_id = ANY(${idsOfPersonSql('quote')}) AND state <> 'cancelled'`,
  'coalesce(starts_at, appointment.created_at) DESC, appointment.id DESC',
);

const readMailsSql = selectNewestSql(
  `id, kind, subject, state, created_at AS "createdAt"`,
  `mail WHERE id = ANY(${idsOfPersonSql('mail')})`,
  'mail.created_at DESC, id DESC',
);

const readNotesSql = selectNewestSql(
  `person_note.id, text, person_note.created_at AS "createdAt", first_name AS by`,
  `person_note LEFT JOIN staff_user ON staff_user.id = actor_id WHERE key = ANY($1) AND person_note.deleted_at IS NULL`,
  'person_note.created_at DESC, person_note.id DESC',
);

type Row<List extends keyof PersonRecord, Time extends keyof PersonRecord[List][number]> = InDatabase<
  PersonRecord[List][number],
  Time
>;

export async function readPersonRecord(runner: StatementRunner, keys: readonly string[]) {
  const [quotes, inquiries, appointments, mails, notes] = await Promise.all([
    runner.run<Row<'quotes', 'createdAt'>>(readQuotesSql, [keys]),
    runner.run<Row<'inquiries', 'createdAt'>>(readInquiriesSql, [keys]),
    runner.run<Row<'appointments', 'startsAt'>>(readAppointmentsSql, [keys]),
    runner.run<Omit<Row<'mails', 'createdAt'>, 'label'> & { kind: keyof typeof mailLabels }>(readMailsSql, [
      keys,
    ]),
    runner.run<Row<'notes', 'createdAt'>>(readNotesSql, [keys]),
  ]);
  return {
    quotes,
    inquiries,
    appointments,
    mails: mails.map(({ kind, ...mail }) => ({ ...mail, label: mailLabels[kind] })),
    notes,
  };
}
