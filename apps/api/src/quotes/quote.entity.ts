import { Check, Column, DeleteDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import {
  type ColorImage,
  type PriceAdjustment,
  type QuoteChannel,
  type QuoteLine,
  type QuoteStatus,
  type TopLayout,
  quoteChannels,
  quoteStatuses,
} from '@app/contracts';
import { generatedText } from '../database/generated-text';
import { oneOfSql } from '../database/one-of';
import type { TradeSnapshot } from '../trade';
import { type QuoteDepositState, quoteDepositStates } from './lineage/is-ordered-under-another';
import { type QuoteStanding, quoteStandings } from './lineage/quote-standing';

/** Its parts are in the snapshot. The ids there have no foreign keys, but catalogue rows are never really deleted. */
@Entity()
@Check('ck_quote_status', oneOfSql('status', quoteStatuses))
@Check('ck_quote_standing', oneOfSql('standing', quoteStandings))
@Check('ck_quote_deposit_state', oneOfSql('deposit_state', quoteDepositStates))
@Check('ck_quote_channel', oneOfSql('channel', quoteChannels))
export class Quote {
  @PrimaryColumn('text') id: string;
  @Column('text') reference: string;
  @Column('text', { default: 'pending' }) status: QuoteStatus;
  @Column('integer') length: number;
  @Column('integer') width: number;
  @Column('integer', { default: 1 }) quantity: number;
  @Column('numeric', { precision: 12, scale: 2 }) totalPrice: string;
  @Column('jsonb') snapshot: QuoteSnapshot;
  @Column('text', { nullable: true }) notes: string | null;
  @Column('text', { nullable: true }) customerName: string | null;
  @Column('text', { nullable: true }) customerEmail: string | null;
  @Column('text', { nullable: true }) customerPhone: string | null;

  /** Sent by somebody with the link: neither entered by staff nor known by a payment (D56). */
  @Column('boolean', { default: false }) customerFromLink: boolean;
  @ForeignKey(() => Quote) @Column('text', { nullable: true }) replacesQuoteId: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3 }) validUntil: Date;
  @DeleteDateColumn({ type: 'timestamptz', precision: 3 }) deletedAt: Date | null;
  @Column('text', { default: 'none' }) depositState: QuoteDepositState;
  /** Why staff have it made although it cannot be made as chosen (D53); null: no reason given. */
  @Column('text', { nullable: true }) overrideReason: string | null;
  @Column('text', { default: 'web' }) channel: QuoteChannel;

  /** Its share of what its order has received, in pounds, for display. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 }) received: string;

  /** As given with the paid deposit or, until one is paid, the last; null: collection, or not given. */
  @Column('text', { nullable: true }) deliveryAddress: string | null;
  @Column('text', { default: 'current' }) standing: QuoteStanding;

  /** The first quote for its top, perhaps this one. No foreign key, as a restore may delete quotes. */
  @Column('text') topId: string;

  /** The placed order that its top is in; null: none. Written by `write-order.ts`. */
  @Column('text', { nullable: true }) placedOrderId: string | null;

  /** Digest of the basket it was saved in, which gives the right to replace it; null: only staff may. */
  @Column('text', { nullable: true }) savedIn: string | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) erasedAt: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) measuredAt: Date | null;

  /** Copied from the job of its top, for searching. */
  @Column('text', { nullable: true }) jobName: string | null;
  @Column(generatedText) searchText: string;
}

interface PartSnapshot {
  id: number;
  name: string;
  priceModifier: string;
}

/** What a quote was priced with (D3). Never changed. */
export interface QuoteSnapshot {
  material: { id: number; name: string; description: string; basePrice: string };
  color: PartSnapshot & { hexCode: string; images: ColorImage[]; stripUrl: string | null };
  thickness: { id: number; value: string; displayName: string; priceModifier: string };
  sinkType: (PartSnapshot & { description: string; includesBasin?: boolean }) | null;
  cutouts: (PartSnapshot & { description: string; excludes?: string[] })[];
  /** Absent: positions are agreed later. */
  layout?: TopLayout;
  lines: QuoteLine[];
  /** Lines that staff added to the price; absent: none. */
  adjustments?: PriceAdjustment[];
  /** Terms of its trade customer; absent: none. A discount is the last line. */
  trade?: TradeSnapshot;
}
