import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import {
  type Attachment as AttachmentResponse,
  type AttachmentPurpose,
  attachmentPurposes,
} from '@app/contracts';
import { oneOfSql } from '../database/one-of';
import { ContactInquiry, TradeInquiry } from '../inquiries';
import { Quote } from '../quotes';

/** A picture or plan from a visitor, or staff's photo of a top. The file is in the object storage, under the id. */
@Entity()
@Check('ck_attachment_purpose', oneOfSql('purpose', attachmentPurposes))
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
