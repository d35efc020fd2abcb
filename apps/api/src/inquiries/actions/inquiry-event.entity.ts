import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import {
  inquiryStatuses,
  maxNoteLength,
  maxReplyLength,
  replyMethods,
  type ReplyMethod,
} from '@app/contracts';
import { oneOfSql } from '../../database/one-of';
import { Quote } from '../../quotes';
import { ContactInquiry, TradeInquiry } from '../inquiry.entities';

/** Receiving and acknowledging an inquiry are not events. Their times are stored with the inquiry and its mail. */
const inquiryEventKinds = ['status', 'note', 'quote', 'answer', 'reply'] as const;
export type InquiryEventKind = (typeof inquiryEventKinds)[number];

@Entity()
@Check('ck_inquiry_event_kind', oneOfSql('kind', inquiryEventKinds))
@Check(
  'ck_inquiry_event_text',
  `text <> '' AND length(text) <= CASE WHEN kind IN ('answer', 'reply') THEN ${maxReplyLength} ELSE ${maxNoteLength} END`,
)
@Check('ck_inquiry_event_status', `kind <> 'status' OR ${oneOfSql('text', inquiryStatuses)}`)
@Check(
  'ck_inquiry_event_method',
  `(method IS NOT NULL) = (kind = 'reply') AND ${oneOfSql('method', replyMethods)}`,
)
export class InquiryEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;

  @ForeignKey(() => ContactInquiry)
  @Column('text', { nullable: true })
  contactInquiryId: string | null;

  @ForeignKey(() => TradeInquiry) @Column('text', { nullable: true }) tradeInquiryId: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) at: Date;
  @Column('text') kind: InquiryEventKind;

  /** Depending on the kind: the new status, the text, or the quote's reference. */
  @Column('text') text: string;
  @ForeignKey(() => Quote) @Column('text', { nullable: true }) quoteId: string | null;
  @ForeignKey('Mail') @Column('text', { nullable: true }) mailId: string | null;
  @Column('text', { nullable: true }) method: ReplyMethod | null;

  /** Message-ID of a customer's mail, with its angle brackets, for the References header of our answer. */
  @Column('text', { nullable: true }) messageId: string | null;
  @Column('integer', { nullable: true }) actorId: number | null;

  /** Key of the request that added the event, so that repeating the request adds nothing. */
  @Column('text', { nullable: true }) idempotencyKey: string | null;
}
