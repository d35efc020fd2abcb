import { Check, Column, Entity, Index, PrimaryColumn, VirtualColumn } from 'typeorm';
import { type AskedConfiguration, inquiryStatuses, type InquiryStatus } from '@app/contracts';
import { oneOf } from '../database/one-of';
import { answerBefore } from './inquiry-columns';

/** A message by the contact form (specification §3). */
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
  @PrimaryColumn('text')
  id: string;

  @Column('text', { default: 'new' })
  status: InquiryStatus;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text')
  message: string;

  /** The top that it asks about. */
  @Column('jsonb', { nullable: true })
  configuration: AskedConfiguration | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Until when its sender was promised an answer. */
  @VirtualColumn('timestamptz', { query: (inquiry) => answerBefore('contact', inquiry) })
  answerBefore: Date;
}
