import type { AdminMail, AdminMailDetail } from '@app/contracts';
import { canBeResent, mailLabels } from '../../mail/index';
import type { MailDetailRow, MailLineRow } from './list-mails';

/** A mail as the log shows it. */
export const toAdminMail = (row: MailLineRow): AdminMail & { state: MailLineRow['state'] } => ({
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
export const toAdminMailDetail = (row: MailDetailRow): AdminMailDetail & ReturnType<typeof toAdminMail> => ({
  ...toAdminMail(row),
  text: row.text,
  hasPreview: row.has_html,
  attachments: row.attachments,
});
