import type { AdminMail, AdminMailDetail } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { type MailKind, canBeResent, mailLabels, mailStates } from '../../mail';
import { orderLabelOfSql, orderOfTopSql } from '../../orders';
import { AppError } from '../../platform/errors/app-error';
import type { ListQueryOf } from '../../platform/lists/read-list-query';
import { Filters, listOrderSql, type Page, readPage } from '../../platform/lists/read-page';
import { matchesAllPatternsSql, textPatterns } from '../../platform/lists/search-patterns';

export const mailList = { statuses: mailStates, sorts: { created: 'mail.created_at' } } as const;

type MailTime = 'createdAt' | 'settledAt' | 'nextTryAt';

export type ListedMail = InDatabase<AdminMail, MailTime>;
type MailDetail = InDatabase<AdminMailDetail, MailTime>;

type MailRow<Listed extends ListedMail> = Omit<Listed, 'kind' | 'label' | 'canBeResent'> & {
  kind: MailKind;
  isErased: boolean;
};

const toListedMail = <Row extends MailRow<ListedMail>>({ isErased, ...row }: Row) => ({
  ...row,
  label: mailLabels[row.kind],
  canBeResent: canBeResent({ ...row, isErased }),
});

/** The mail's quotes; for a mail that only names a deposit, the quotes of the deposit's order. */
const quotesSql = `(
  SELECT coalesce(json_agg(json_build_object('id', quote.id, 'reference', quote.reference)
    ORDER BY array_position(about.quote_ids, quote.id)), '[]')
  FROM (SELECT CASE WHEN cardinality(mail.quote_ids) > 0 THEN mail.quote_ids ELSE ARRAY(
      SELECT quote_id FROM deposit JOIN order_item USING (order_id) WHERE deposit.id = mail.deposit_id
      ORDER BY position) END AS quote_ids) AS about
  JOIN quote ON quote.id = ANY(about.quote_ids)) AS quotes,
  coalesce(
    ${orderLabelOfSql('(SELECT order_id FROM deposit WHERE deposit.id = mail.deposit_id)')},
    (SELECT ${orderOfTopSql()} FROM quote WHERE quote.id = mail.quote_ids[1])) AS "order"`;

const columnsSql = `mail.id, mail.kind, mail.state, mail.to_name AS "toName", mail.to_address AS "toAddress", mail.subject,
  ${quotesSql}, mail.tries, mail.remark, mail.created_at AS "createdAt", mail.settled_at AS "settledAt",
  mail.next_try_at AS "nextTryAt", mail.details ? 'erased' AS "isErased"`;

const readReference = (search: string): string | null => {
  const [, year, number] = /^vt[\s-]*(\d{2})[\s-]*(\d{5,})$/i.exec(search) ?? [];
  return year && number ? `VT-${year}-${number}` : null;
};

export async function listMails(
  statements: StatementRunner,
  kind: MailKind | null,
  { status, search, sort, ...paging }: ListQueryOf<typeof mailList>,
): Promise<Page<ListedMail>> {
  const filters = new Filters()
    .where(status, (state) => `mail.state = ${state}`)
    .where(kind, (placeholder) => `mail.kind = ${placeholder}`);
  if (search) {
    const reference = readReference(search);
    const patterns = textPatterns(reference ?? search);
    if (!patterns.length) return { rows: [], total: 0 };
    const placeholders = patterns.map((pattern) => filters.addParameter(pattern));
    const matches = [matchesAllPatternsSql('search_text', placeholders)];
    if (reference) {
      const quoteIdSql = `SELECT ARRAY[id] FROM quote WHERE reference = ${filters.addParameter(reference)}`;
      matches.push(`mail.quote_ids @> (${quoteIdSql})`);
    }
    filters.and(`(${matches.join(' OR ')})`);
  }
  const order = listOrderSql(sort, mailList, 'mail.created_at DESC, mail.id DESC');
  const { rows, total } = await readPage<MailRow<ListedMail>>(statements, paging, {
    filters,
    // The best index depends on the search text.
    usesCustomPlan: true,
    countSelect: `SELECT FROM mail WHERE ${filters.condition}`,
    page: ({ limit, offset }) => `
      WITH page AS (
        SELECT id FROM mail WHERE ${filters.condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
      SELECT ${columnsSql} FROM page JOIN mail USING (id) ORDER BY ${order}`,
  });
  return { rows: rows.map(toListedMail), total };
}

const readMailSql = `
  SELECT ${columnsSql}, mail.text, mail.html IS NOT NULL AS "hasPreview", mail.attachments FROM mail WHERE mail.id = $1`;

/** @throws AppError `mail/not-found` */
export async function getMail(statements: StatementRunner, id: string): Promise<MailDetail> {
  const [mail] = await statements.run<MailRow<MailDetail>>(readMailSql, [id]);
  if (!mail) throw new AppError('mail/not-found');
  return toListedMail(mail);
}
