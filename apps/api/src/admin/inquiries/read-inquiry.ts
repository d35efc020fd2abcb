import type { AdminInquiryDetail, InquiryEvent, InquiryForm, InquiryStatus } from '@app/contracts';
import { findAttachments, toAttachment } from '../../attachments';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { acknowledgedAtSql, type InquiryEventKind, type InquiryKey } from '../../inquiries';
import { AppError } from '../../platform/errors/app-error';
import { fieldsOf } from './inquiry-fields';
import { type InquiryRow, selectInquiriesSql } from './list-inquiries';

const findInquirySql = (form: InquiryForm) => `
  SELECT found.*, (${acknowledgedAtSql(form, 'found')}) AS "acknowledgedAt",
    ${form === 'contact' ? '(SELECT configuration FROM contact_inquiry WHERE id = found.id)' : 'NULL'} AS configuration
  FROM (${selectInquiriesSql(`form = '${form}' AND id = $1`, form, 'id')}) AS found`;

interface FoundInquiry extends InquiryRow, Pick<AdminInquiryDetail, 'configuration'> {
  acknowledgedAt: Date | null;
}

const findEventsSql = (form: InquiryForm) => `
  SELECT at, inquiry_event.kind, inquiry_event.text, staff_user.first_name AS by, method,
    CASE WHEN mail.id IS NOT NULL THEN json_build_object('id', mail.id, 'state', mail.state) END AS mail
  FROM inquiry_event
  LEFT JOIN staff_user ON staff_user.id = actor_id
  LEFT JOIN mail ON mail.id = mail_id
  WHERE inquiry_event.${form}_inquiry_id = $1 ORDER BY inquiry_event.id`;

type Event = InDatabase<InquiryEvent, 'at'>;

interface FoundEvent extends Event {
  kind: InquiryEventKind;
}

const statusText: Record<InquiryStatus, string> = {
  new: 'Marked as new',
  'in-progress': 'Marked as in progress',
  resolved: 'Marked as resolved',
  spam: 'Marked as spam',
};

const textFor: Record<InquiryEventKind, (text: string) => string> = {
  status: (text) => statusText[text as InquiryStatus],
  note: (text) => text,
  quote: (text) => `Quote ${text} made`,
  answer: (text) => text,
  reply: (text) => text,
};

/** @throws AppError `inquiry/not-found` */
export async function readInquiry(statements: StatementRunner, { form, id }: InquiryKey) {
  const [[found], events, attachments] = await Promise.all([
    statements.run<FoundInquiry>(findInquirySql(form), [id]),
    statements.run<FoundEvent>(findEventsSql(form), [id]),
    findAttachments(statements, { [`${form}InquiryId`]: id }),
  ]);
  if (!found) throw new AppError('inquiry/not-found');
  const { acknowledgedAt, submittedFields, ...inquiry } = found;
  return {
    ...inquiry,
    ...submittedFields,
    fields: fieldsOf(form, { ...inquiry, ...submittedFields }),
    attachments: attachments.map(toAttachment),
    events: eventsOf(form, inquiry.createdAt, acknowledgedAt, events),
  };
}

/** Automatic events and actions of staff, oldest first. */
function eventsOf(
  form: InquiryForm,
  createdAt: Date,
  acknowledgedAt: Date | null,
  events: readonly FoundEvent[],
): Event[] {
  const automatic = { by: null, method: null, mail: null };
  const history: Event[] = [
    { at: createdAt, kind: 'received', text: `Received by the ${form} form`, ...automatic },
    ...events.map((event) => ({ ...event, text: textFor[event.kind](event.text) })),
  ];
  if (acknowledgedAt)
    history.splice(1, 0, {
      at: acknowledgedAt,
      kind: 'acknowledged',
      text: 'Acknowledged by email',
      ...automatic,
    });
  // Sorting is stable: events at the same time stay in the order they were written.
  return history.sort((one, other) => one.at.getTime() - other.at.getTime());
}
