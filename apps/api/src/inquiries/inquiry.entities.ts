import { Check, Column, Entity, Index, PrimaryColumn, VirtualColumn } from 'typeorm';
import {
  type RequestedConfiguration,
  type InquiryForm,
  inquiryStatuses,
  type InquiryStatus,
} from '@app/contracts';
import { oneOf } from '../database/one-of';

/** SQL: by when the sender was promised an answer. */
const answerBefore = (form: InquiryForm, inquiry: string) =>
  `SELECT due_at FROM staff_task WHERE kind = 'answer-${form}' AND key = ${inquiry}.id`;

/** SQL: when the acknowledgement was sent; null: not yet, or not at all. */
export const acknowledgedAt = (form: InquiryForm, inquiry: string) =>
  `SELECT settled_at FROM mail WHERE kind = '${form}-acknowledgement' AND key = ${inquiry}.id AND state = 'sent'`;

@Entity()
@Index(['createdAt', 'id'])
@Index('ix_contact_inquiry_person_email', { synchronize: false })
@Index('ix_contact_inquiry_person_words', { synchronize: false })
@Check('ck_contact_inquiry_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_contact_inquiry_status', oneOf('status', inquiryStatuses))
@Check('ck_contact_inquiry_first_name', `first_name <> '' AND length(first_name) <= 80`)
@Check('ck_contact_inquiry_last_name', `last_name <> '' AND length(last_name) <= 80`)
@Check('ck_contact_inquiry_email', `email LIKE '%_@_%' AND length(email) <= 254`)
@Check('ck_contact_inquiry_phone', `phone <> '' AND length(phone) <= 40`)
@Check('ck_contact_inquiry_message', `message <> '' AND length(message) <= 4000`)
@Check('ck_contact_inquiry_configuration', `jsonb_typeof(configuration) = 'object'`)
export class ContactInquiry {
  @PrimaryColumn('text') id: string;
  @Column('text', { default: 'new' }) status: InquiryStatus;
  @Column('text') firstName: string;
  @Column('text') lastName: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text') message: string;
  @Column('jsonb', { nullable: true }) configuration: RequestedConfiguration | null;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @VirtualColumn('timestamptz', { query: (inquiry) => answerBefore('contact', inquiry) }) answerBefore: Date;
}

@Entity()
@Index(['createdAt', 'id'])
@Index('ix_trade_inquiry_person_email', { synchronize: false })
@Index('ix_trade_inquiry_person_words', { synchronize: false })
@Check('ck_trade_inquiry_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_trade_inquiry_status', oneOf('status', inquiryStatuses))
@Check('ck_trade_inquiry_company_name', `company_name <> '' AND length(company_name) <= 160`)
@Check('ck_trade_inquiry_contact_name', `contact_name <> '' AND length(contact_name) <= 160`)
@Check('ck_trade_inquiry_email', `email LIKE '%_@_%' AND length(email) <= 254`)
@Check('ck_trade_inquiry_phone', `phone <> '' AND length(phone) <= 40`)
@Check('ck_trade_inquiry_project_type', `project_type <> '' AND length(project_type) <= 200`)
@Check('ck_trade_inquiry_quantity', `quantity <> '' AND length(quantity) <= 200`)
@Check('ck_trade_inquiry_materials', `materials <> '' AND length(materials) <= 500`)
@Check('ck_trade_inquiry_specifications', `specifications <> '' AND length(specifications) <= 4000`)
@Check('ck_trade_inquiry_timeline', `timeline <> '' AND length(timeline) <= 200`)
@Check(
  'ck_trade_inquiry_edging_requirements',
  `edging_requirements <> '' AND length(edging_requirements) <= 500`,
)
@Check(
  'ck_trade_inquiry_additional_details',
  `additional_details <> '' AND length(additional_details) <= 4000`,
)
export class TradeInquiry {
  @PrimaryColumn('text') id: string;
  @Column('text', { default: 'new' }) status: InquiryStatus;
  @Column('text') companyName: string;
  @Column('text') contactName: string;
  @Column('text') email: string;
  @Column('text') phone: string;
  @Column('text', { nullable: true }) projectType: string | null;
  @Column('text', { nullable: true }) quantity: string | null;
  @Column('text', { nullable: true }) materials: string | null;
  @Column('text', { nullable: true }) specifications: string | null;
  @Column('text', { nullable: true }) timeline: string | null;
  @Column('text', { nullable: true }) edgingRequirements: string | null;
  @Column('text', { nullable: true }) additionalDetails: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @VirtualColumn('timestamptz', { query: (inquiry) => answerBefore('trade', inquiry) }) answerBefore: Date;
}
