import { Injectable } from '@nestjs/common';
import { type AdminMail, type AdminMailDetail, quoteIdPattern } from '@app/contracts';
import { type Statement, Statements } from '../../database/statements';
import { type MailKind, type MailState, canBeResent, mailLabels } from '../../mail';
import { AppError } from '../../platform/errors/app-error';
import type { WantedList } from '../../platform/lists/read-list-query';
import { QuotePdfs, type QuoteRow, findQuotesStatement } from '../../quotes';
import { type MailDetailRow, type MailLineRow, type MailSort, listMails, readMail } from './list-mails';
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

/** The log of mails, for staff. */
@Injectable()
export class ReadMails {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
  ) {}

  async list(
    kind: MailKind | null,
    wanted: WantedList<MailState, MailSort>,
  ): Promise<{ mails: AdminMail[]; total: number }> {
    const { rows, total } = await listMails(this.statements, kind, wanted);
    return { mails: rows.map(toAdminMail), total };
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
