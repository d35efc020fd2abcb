import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { inquiryStatuses, longestNote } from '@app/contracts';
import { oneOf } from '../../database/one-of';
import { Quote } from '../../quotes';
import { ContactInquiry } from '../contact-inquiry.entity';
import { TradeInquiry } from '../trade-inquiry.entity';

/** What staff do about an inquiry. That it came in and was acknowledged, the inquiry and its mail tell themselves. */
const inquiryEventKinds = ['status', 'note', 'quote'] as const;
export type InquiryEventKind = (typeof inquiryEventKinds)[number];

/** Something that staff did about an inquiry. Who did it is an id, so that a person can be forgotten. */
@Entity()
@Index('uq_inquiry_event_idempotency_key', ['idempotencyKey'], {
  unique: true,
  where: 'idempotency_key IS NOT NULL',
})
@Check('ck_inquiry_event_inquiry', 'num_nonnulls(contact_inquiry_id, trade_inquiry_id) = 1')
@Check('ck_inquiry_event_kind', oneOf('kind', inquiryEventKinds))
@Check('ck_inquiry_event_text', `text <> '' AND length(text) <= ${longestNote}`)
@Check('ck_inquiry_event_status', `kind <> 'status' OR ${oneOf('text', inquiryStatuses)}`)
@Check('ck_inquiry_event_quote_id', `(quote_id IS NOT NULL) = (kind = 'quote')`)
export class InquiryEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Index()
  @ForeignKey(() => ContactInquiry)
  @Column('text', { nullable: true })
  contactInquiryId: string | null;

  @Index()
  @ForeignKey(() => TradeInquiry)
  @Column('text', { nullable: true })
  tradeInquiryId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  at: Date;

  @Column('text')
  kind: InquiryEventKind;

  /** The status it got, the note itself, or the reference of the quote that was made. */
  @Column('text')
  text: string;

  @Index()
  @ForeignKey(() => Quote)
  @Column('text', { nullable: true })
  quoteId: string | null;

  /** Of `staff_user`; null: the shop itself. */
  @Column('integer', { nullable: true })
  actorId: number | null;

  /** Of the request that wrote a note: sent again after a lost answer, it is the same note. */
  @Column('text', { nullable: true })
  idempotencyKey: string | null;
}
