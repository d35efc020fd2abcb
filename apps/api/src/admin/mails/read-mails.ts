import { Injectable } from '@nestjs/common';
import { type AdminMail, type AdminMailDetail, quoteIdPattern } from '@app/contracts';
import { type Statement, Statements } from '../../database/statements';
import { type MailKind, type MailState, canBeResent, mailLabels } from '../../mail';
import { AppError } from '../../platform/errors/app-error';
import type { WantedList } from '../../platform/lists/read-list-query';
import { textPattern } from '../../platform/lists/search-patterns';
import { QuotePdfs, type QuoteRow, findQuotesStatement } from '../../quotes';
import {
  type MailDetailRow,
  type MailFilters,
  type MailLineRow,
  type MailSort,
  countMails,
  listMails,
  readMail,
} from './list-mails';
import { showsPlan, withPlan } from './mail-preview';

/** A mail as the log shows it. */
const toAdminMail = (row: MailLineRow): AdminMail & { state: MailLineRow['state'] } => ({
  id: row.id,
  kind: row.kind,
  label: mailLabels[row.kind],
  state: row.state,
  toName: row.to_name,
  toAddress: row.to_address,
  subject: row.subject,
  quotes: row.quotes,
  tries: row.tries,
  remark: row.remark,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  nextTryAt: row.next_try_at?.toISOString() ?? null,
  canBeResent: canBeResent({ ...row, isErased: row.is_erased }),
});

/** With what it says. */
const toAdminMailDetail = (row: MailDetailRow): AdminMailDetail & ReturnType<typeof toAdminMail> => ({
  ...toAdminMail(row),
  text: row.text,
  hasPreview: row.has_html,
  attachments: row.attachments,
});

type Row<Kind> = Kind & Record<string, unknown>;

const readHtml: Statement = {
  name: 'read-html-of-mail',
  text: 'SELECT html, quote_ids FROM mail WHERE id = $1',
};

/** A reference as people write it down: with or without dashes, in whatever case. */
const readReference = (search: string): string | null => {
  const [, year, number] = /^vt[\s-]*(\d{2})[\s-]*(\d{5,})$/i.exec(search) ?? [];
  return year && number ? `VT-${year}-${number}` : null;
};

/** The log of mails, for staff. */
@Injectable()
export class ReadMails {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
  ) {}

  async list(
    kind: MailKind | null,
    { limit, offset, search, status, sort }: WantedList<MailState, MailSort>,
  ): Promise<{ mails: AdminMail[]; total: number }> {
    const reference = search && readReference(search);
    const pattern = search && textPattern((reference ?? search).toLowerCase());
    // By signs alone nobody is found.
    if (search && pattern === null) return { mails: [], total: 0 };
    const filters: MailFilters = [status, kind, pattern, reference];
    const [rows, [count]] = await Promise.all([
      this.statements.run<Row<MailLineRow>>(listMails(sort), [...filters, limit, offset]),
      this.statements.run<{ total: number }>(countMails, filters),
    ]);
    return { mails: rows.map(toAdminMail), total: count?.total ?? 0 };
  }

  /** @throws AppError `mail/not-found` */
  async get(id: string): Promise<AdminMailDetail> {
    const [row] = quoteIdPattern.test(id)
      ? await this.statements.run<Row<MailDetailRow>>(readMail, [id])
      : [];
    if (!row) throw new AppError('mail/not-found');
    return toAdminMailDetail(row);
  }

  /**
   * What the receiver saw. The picture of the plan was sent and not kept: it is drawn again, as long as there is the
   * quote. @throws AppError `mail/not-found`, also where nothing was written yet
   */
  async preview(id: string): Promise<string> {
    const [row] = quoteIdPattern.test(id)
      ? await this.statements.run<{ html: string | null; quote_ids: string[] }>(readHtml, [id])
      : [];
    if (!row?.html) throw new AppError('mail/not-found');
    if (!showsPlan(row.html)) return row.html;
    const [quote] = await this.statements.run<QuoteRow>(findQuotesStatement, [row.quote_ids]);
    return quote ? withPlan(row.html, await this.pdfs.planPicture(quote)) : row.html;
  }
}
