import type { MailKind } from '@app/mails';

/** An entry of a timeline, with what is known of the mail it is about. */
export interface TimelineRow {
  id: string;
  at: Date;
  kind: string;
  details: Record<string, unknown>;
  /** First name of who did it; null: the customer, the shop itself, or somebody who was forgotten. */
  by: string | null;
  mail_kind: MailKind | null;
  /** null: no mail, or one to the team. */
  mail_address: string | null;
  mail_details: Record<string, unknown> | null;
}

/** More than anybody reads; whoever has something done to a quote a thousand times sees the latest. */
const mostEntries = 500;

/** What happened to a quote, newest first. What staff wrote in a mail is kept with the mail alone. */
export const findTimeline = `
  SELECT entry.id, entry.at, entry.kind, entry.details, staff_user.first_name AS by,
    mail.kind AS mail_kind, mail.to_address AS mail_address, mail.details AS mail_details
  FROM timeline_entry AS entry
  LEFT JOIN staff_user ON staff_user.id = entry.actor_id
  LEFT JOIN mail ON mail.id = entry.details ->> 'mailId'
  WHERE entry.quote_id = $1
  ORDER BY entry.at DESC, entry.id DESC
  LIMIT ${mostEntries}`;
