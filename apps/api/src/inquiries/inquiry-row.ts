import type { InquiryStatus } from '@app/contracts';
import type { Statement } from '../database/statements';
import type { InquiryConfiguration } from './save/inquiry-configuration';

/** A message by the contact form, and until when its sender was promised an answer. */
export interface ContactInquiryRow {
  id: string;
  status: InquiryStatus;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  message: string;
  configuration: InquiryConfiguration | null;
  created_at: Date;
  answer_before: Date;
}

export const readContactInquiry: Statement = {
  name: 'read-contact-inquiry',
  text: `
    SELECT inquiry.id, inquiry.status, first_name, last_name, email, phone, message, configuration, inquiry.created_at,
      task.due_at AS answer_before
    FROM contact_inquiry AS inquiry
    JOIN staff_task AS task ON task.kind = 'answer-contact' AND task.key = inquiry.id
    WHERE inquiry.id = $1`,
};

/** A message by the trade form, likewise. */
export interface TradeInquiryRow {
  id: string;
  status: InquiryStatus;
  company_name: string;
  contact_name: string;
  email: string;
  phone: string;
  project_type: string | null;
  quantity: string | null;
  materials: string | null;
  specifications: string | null;
  timeline: string | null;
  edging_requirements: string | null;
  additional_details: string | null;
  created_at: Date;
  answer_before: Date;
}

export const readTradeInquiry: Statement = {
  name: 'read-trade-inquiry',
  text: `
    SELECT inquiry.id, inquiry.status, company_name, contact_name, email, phone, project_type, quantity, materials,
      specifications, timeline, edging_requirements, additional_details, inquiry.created_at,
      task.due_at AS answer_before
    FROM trade_inquiry AS inquiry
    JOIN staff_task AS task ON task.kind = 'answer-trade' AND task.key = inquiry.id
    WHERE inquiry.id = $1`,
};
