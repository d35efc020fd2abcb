import { Check, Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import {
  type RequestedConfiguration,
  type InquiryForm,
  inquiryStatuses,
  type InquiryStatus,
} from '@app/contracts';
import { oneOfSql } from '../database/one-of';

/** By when the sender was promised an answer. */
const answerBeforeSql = (form: InquiryForm, inquiry: string) =>
  `SELECT due_at FROM staff_task WHERE kind = 'answer-${form}' AND key = ${inquiry}.id`;

/** When the acknowledgement was sent; null if it was not. */
export const acknowledgedAtSql = (form: InquiryForm, inquiry: string) =>
  `SELECT settled_at FROM mail WHERE kind = '${form}-acknowledgement' AND key = ${inquiry}.id AND state = 'sent'`;

@Entity()
@Check('ck_contact_inquiry_status', oneOfSql('status', inquiryStatuses))
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
  @VirtualColumn('timestamptz', { query: (inquiry) => answerBeforeSql('contact', inquiry) })
  answerBefore: Date;
}

@Entity()
@Check('ck_trade_inquiry_status', oneOfSql('status', inquiryStatuses))
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
  @VirtualColumn('timestamptz', { query: (inquiry) => answerBeforeSql('trade', inquiry) }) answerBefore: Date;
}
