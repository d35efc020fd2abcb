import type { InquiryForm, InquiryStatus, SentContact, SentTrade } from '@app/contracts';
import type { Statement } from '../../database/statements';
import type { InquiryConfiguration, InquiryEventKind } from '../../inquiries';

/** What inquiries by either form have in common. */
interface InquiryRow {
  id: string;
  status: InquiryStatus;
  email: string;
  created_at: Date;
  answer_before: Date | null;
  /** When the sender was thanked; null: not, or not yet. */
  acknowledged_at: Date | null;
  sent: SentContact | SentTrade;
}

/** A message by the contact form. */
export interface ContactRow extends InquiryRow {
  first_name: string;
  last_name: string;
  phone: string | null;
  message: string;
  configuration: InquiryConfiguration | null;
}

/** A message by the trade form. */
export interface TradeRow extends InquiryRow {
  company_name: string;
  contact_name: string;
  phone: string;
  project_type: string | null;
  quantity: string | null;
  materials: string | null;
  timeline: string | null;
  edging_requirements: string | null;
  specifications: string | null;
  additional_details: string | null;
}

/** The columns behind what a form asks for, by the names that it was sent under. */
const sentColumns: { contact: Record<keyof SentContact, string>; trade: Record<keyof SentTrade, string> } = {
  contact: { firstName: 'first_name', lastName: 'last_name', message: 'message' },
  trade: {
    companyName: 'company_name',
    contactName: 'contact_name',
    projectType: 'project_type',
    quantity: 'quantity',
    materials: 'materials',
    specifications: 'specifications',
    timeline: 'timeline',
    edgingRequirements: 'edging_requirements',
    additionalDetails: 'additional_details',
  },
};

/** Of `inquiry`, in SQL. */
export const sentSql = (form: InquiryForm): string =>
  `json_build_object(${Object.entries(sentColumns[form])
    .map(([name, column]) => `'${name}', inquiry.${column}`)
    .join(', ')})`;

const findStatement = (form: InquiryForm): Statement => ({
  name: `find-${form}-inquiry`,
  text: `
    SELECT inquiry.*, ${sentSql(form)} AS sent, task.due_at AS answer_before, mail.settled_at AS acknowledged_at
    FROM ${form}_inquiry AS inquiry
    LEFT JOIN staff_task AS task ON task.kind = 'answer-${form}' AND task.key = inquiry.id
    LEFT JOIN mail ON mail.kind = '${form}-acknowledgement' AND mail.key = inquiry.id AND mail.state = 'sent'
    WHERE inquiry.id = $1`,
});
export const findContact = findStatement('contact');
export const findTrade = findStatement('trade');

/** What staff did about it. */
export interface InquiryEventRow {
  at: Date;
  kind: InquiryEventKind;
  text: string;
  /** First name of who did it; null: the shop itself, or somebody who was forgotten. */
  by: string | null;
}

const eventsStatement = (form: InquiryForm): Statement => ({
  name: `list-${form}-inquiry-events`,
  text: `
    SELECT at, kind, text, staff_user.first_name AS by
    FROM inquiry_event LEFT JOIN staff_user ON staff_user.id = actor_id
    WHERE ${form}_inquiry_id = $1 ORDER BY inquiry_event.id`,
});
export const listEvents = { contact: eventsStatement('contact'), trade: eventsStatement('trade') };
