import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import {
  type Attachment as AttachmentResponse,
  type AttachmentPurpose,
  attachmentPurposes,
} from '@app/contracts';
import { oneOf } from '../database/one-of';
import { ContactInquiry, TradeInquiry } from '../inquiries';
import { Quote } from '../quotes';

/**
 * A picture or plan from a visitor, or staff's photo of a top. Its file is in the object storage, under its
 * id.
 */
@Entity()
@Index('ix_attachment_quote_id', ['quoteId'], { where: 'quote_id IS NOT NULL' })
@Index('ix_attachment_contact_inquiry_id', ['contactInquiryId'], { where: 'contact_inquiry_id IS NOT NULL' })
@Index('ix_attachment_trade_inquiry_id', ['tradeInquiryId'], { where: 'trade_inquiry_id IS NOT NULL' })
@Check('ck_attachment_purpose', oneOf('purpose', attachmentPurposes))
@Check('ck_attachment_of_staff', `purpose = 'sent' OR quote_id IS NOT NULL AND type = 'image/jpeg'`)
@Check('ck_attachment_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_attachment_subject', `num_nonnulls(quote_id, contact_inquiry_id, trade_inquiry_id) = 1`)
@Check('ck_attachment_name', `name <> '' AND length(name) <= 200`)
@Check('ck_attachment_type', `type IN ('image/jpeg', 'application/pdf')`)
@Check('ck_attachment_size', `size > 0`)
export class Attachment {
  @PrimaryColumn('text') id: string;
  @ForeignKey(() => Quote) @Column('text', { nullable: true }) quoteId: string | null;
  @ForeignKey(() => ContactInquiry) @Column('text', { nullable: true }) contactInquiryId: string | null;
  @ForeignKey(() => TradeInquiry) @Column('text', { nullable: true }) tradeInquiryId: string | null;

  /** The sender's file name. For display only, never a path. */
  @Column('text') name: string;
  @Column('text') type: AttachmentResponse['type'];

  /** Bytes, as stored. */
  @Column('integer') size: number;
  @Column('text', { default: 'sent' }) purpose: AttachmentPurpose;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
