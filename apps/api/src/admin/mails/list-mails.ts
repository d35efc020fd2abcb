import type { Statement } from '../../database/statements';
import type { MailAttachmentNote, MailKind, MailState } from '../../mail';
import { inOrder } from '../../platform/lists/in-order';
import type { WantedList } from '../../platform/lists/read-list-query';
import { countOf } from '../../platform/lists/set-total-count';

export const mailSorts = ['created'] as const;
export type MailSort = (typeof mailSorts)[number];

/** A mail as the log shows it. */
export interface MailLineRow {
  id: string;
  kind: MailKind;
  state: MailState;
  to_name: string | null;
  to_address: string | null;
  subject: string | null;
  quotes: { id: string; reference: string }[];
  tries: number;
  remark: string | null;
  created_at: Date;
  settled_at: Date | null;
  next_try_at: Date | null;
  is_erased: boolean;
}

export interface MailDetailRow extends MailLineRow {
  text: string | null;
  has_html: boolean;
  attachments: MailAttachmentNote[];
}

/** As the index has it, which the planner only uses for the same words. Each begins behind a space. */
const searchText = `lower(' ' || coalesce(to_name, '') || ' ' || coalesce(to_address, '') || ' ' || coalesce(subject, ''))`;

/** `$1` state, `$2` kind, `$3` words of receiver or subject, `$4` a reference. Null: whatever it is. */
const condition = `
  ($1::text IS NULL OR mail.state = $1) AND ($2::text IS NULL OR mail.kind = $2)
  AND ($3::text IS NULL OR ${searchText} LIKE $3
    OR ($4::text IS NOT NULL AND mail.quote_ids @> (SELECT ARRAY[id] FROM quote WHERE reference = $4)))`;

/** The values of {@link countMails}, and with limit and offset behind them of {@link listMails}. */
export type MailFilters = [
  state: MailState | null,
  kind: MailKind | null,
  pattern: string | null,
  reference: string | null,
];

/** A mail about a deposit that names no quotes is about the deposit's. */
const quotes = `(
  SELECT coalesce(json_agg(json_build_object('id', quote.id, 'reference', quote.reference)
    ORDER BY array_position(about.quote_ids, quote.id)), '[]')
  FROM (SELECT CASE WHEN cardinality(mail.quote_ids) > 0 THEN mail.quote_ids ELSE ARRAY(
      SELECT quote_id FROM deposit_quote WHERE deposit_id = mail.deposit_id ORDER BY position) END AS quote_ids) AS about
  JOIN quote ON quote.id = ANY(about.quote_ids)) AS quotes`;

const columns = `mail.id, mail.kind, mail.state, mail.to_name, mail.to_address, mail.subject, ${quotes}, mail.tries,
  mail.remark, mail.created_at, mail.settled_at, mail.next_try_at, mail.details ? 'erased' AS is_erased`;

const text = (order: string) => `
  WITH page AS (SELECT id FROM mail WHERE ${condition} ORDER BY ${order} LIMIT $5 OFFSET $6)
  SELECT ${columns} FROM page JOIN mail USING (id) ORDER BY ${order.replace(/\b(created_at|id)\b/g, 'mail.$1')}`;

/** A page of the log. Planned each time: what is searched decides which index serves best. */
export const listMails = (sort: WantedList<string, MailSort>['sort']): Statement => ({
  ...inOrder(
    {
      name: 'list-mails',
      columns: { created: 'created_at' },
      newestFirst: 'created_at DESC, id DESC',
      text,
    },
    sort,
  ),
  isPlannedAnew: true,
});

export const countMails: Statement = {
  name: 'count-mails',
  text: countOf(`SELECT FROM mail WHERE ${condition}`),
  isPlannedAnew: true,
};

export const readMail: Statement = {
  name: 'read-mail-for-staff',
  text: `
    SELECT ${columns}, mail.text, mail.html IS NOT NULL AS has_html, mail.attachments FROM mail WHERE mail.id = $1`,
};
