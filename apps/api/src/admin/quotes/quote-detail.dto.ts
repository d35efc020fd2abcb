import { ApiProperty } from '@nestjs/swagger';
import {
  measuredHow,
  paymentStatuses,
  reviewDecisions,
  revisionStates,
  type AdminQuoteDeposit,
  type AdminQuoteDetail,
  type MeasuredHow,
  type Measurements,
  type PaymentAttemptDetail,
  type PaymentStatus,
  type PlaceOnTop,
  type PriceAdjustment,
  type ReviewDecision,
  type RevisionState,
  type TimelineEvent,
} from '@app/contracts';
import { QuoteLineDto } from '../../quotes';
import { RefundDetailDto } from '../deposits/refund.dto';
import { AdminQuoteDto, ListedColorDto } from './admin-quote.dto';

const optionalText = { type: String, nullable: true } as const;
const optionalInteger = { type: 'integer', nullable: true } as const;
const integer = { type: 'integer' } as const;
const integers = { type: 'array', items: { type: 'integer' } } as const;
const time = { format: 'date-time' } as const;
const optionalTime = { ...time, type: String, nullable: true } as const;
const pounds = { example: '47.70' } as const;

class OtherQuoteDto {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00412' }) reference: string;
}

class ReplacingQuoteDto extends OtherQuoteDto {
  @ApiProperty({ enum: [...revisionStates, null], nullable: true, description: 'null: it revises nothing' })
  state: RevisionState | null;
}

class PartDto {
  @ApiProperty(integer) id: number;
  @ApiProperty() name: string;
}

class DetailColorDto extends ListedColorDto {
  @ApiProperty(optionalText) stripUrl: string | null;
}

class QuoteAdjustmentDto implements PriceAdjustment {
  @ApiProperty({ example: '-25.00' }) amount: string;
  @ApiProperty({ example: 'Trade discount' }) reason: string;
}

class RevisionDto implements NonNullable<AdminQuoteDetail['revision']> {
  @ApiProperty({ enum: revisionStates }) state: RevisionState;
  @ApiProperty(pounds) previousTotal: string;
  @ApiProperty(pounds) depositCredited: string;
  @ApiProperty(time) proposedAt: string;
  @ApiProperty(optionalTime) answeredAt: string | null;
}

class PlaceDto implements PlaceOnTop {
  @ApiProperty(integer) fromLeftMm: number;
  @ApiProperty(integer) fromBackMm: number;
}

class RecordedMeasurementsDto implements Measurements {
  @ApiProperty(integer) version: number;
  @ApiProperty(integer) lengthMm: number;
  @ApiProperty(integer) widthMm: number;
  @ApiProperty({ type: PlaceDto, nullable: true }) sink: PlaceOnTop | null;
  @ApiProperty({ type: [PlaceDto] }) taps: PlaceOnTop[];
  @ApiProperty(optionalText) note: string | null;
  @ApiProperty({ enum: measuredHow }) how: MeasuredHow;
  @ApiProperty(time) recordedAt: string;
  @ApiProperty(optionalText) by: string | null;
}

class AttemptDto implements PaymentAttemptDetail {
  @ApiProperty() id: string;
  @ApiProperty(integer) number: number;
  @ApiProperty() state: string;
  @ApiProperty(pounds) amount: string;
  @ApiProperty({ ...optionalText, description: 'What the card was charged; null: nothing is known' })
  chargedAmount: string | null;
  @ApiProperty(optionalText) checkoutId: string | null;
  @ApiProperty() checkoutReference: string;
  @ApiProperty(optionalText) transactionId: string | null;
  @ApiProperty(optionalText) transactionCode: string | null;
  @ApiProperty({ ...optionalText, description: 'While a card may be entered there' })
  paymentUrl: string | null;
  @ApiProperty(optionalText) reviewReason: string | null;
  @ApiProperty({ enum: reviewDecisions, isArray: true }) decisions: ReviewDecision[];
  @ApiProperty(time) createdAt: string;
  @ApiProperty(optionalTime) settledAt: string | null;
}

class DepositOfQuoteDto implements AdminQuoteDeposit {
  @ApiProperty() id: string;
  @ApiProperty({ enum: paymentStatuses }) paymentStatus: PaymentStatus;
  @ApiProperty(pounds) depositAmount: string;
  @ApiProperty(pounds) refundedAmount: string;
  @ApiProperty(pounds) refundableAmount: string;
  @ApiProperty() needsDelivery: boolean;
  @ApiProperty(optionalText) deliveryAddress: string | null;
  @ApiProperty({ type: [OtherQuoteDto], description: 'What it covers' }) quotes: OtherQuoteDto[];
  @ApiProperty(time) createdAt: string;
  @ApiProperty(optionalTime) paidAt: string | null;
  @ApiProperty({ type: [AttemptDto], description: 'Newest first' }) attempts: AttemptDto[];
  @ApiProperty({ type: [RefundDetailDto] }) refunds: RefundDetailDto[];
}

class TimelineEventDto implements TimelineEvent {
  @ApiProperty() id: string;
  @ApiProperty(time) at: string;
  @ApiProperty({ example: 'deposit-paid' }) kind: string;
  @ApiProperty({ example: 'Deposit of £47.70 paid' }) text: string;
  @ApiProperty(optionalText) detail: string | null;
  @ApiProperty({ enum: ['plain', 'good', 'bad', 'note'] }) tone: TimelineEvent['tone'];
  @ApiProperty({ ...optionalText, description: 'null: the shop itself, or the customer' }) by: string | null;
}

/** The documents' view of {@link AdminQuoteDetail}. */
export class QuoteDetailDto extends AdminQuoteDto implements AdminQuoteDetail {
  @ApiProperty({ type: [QuoteLineDto] }) lines: QuoteLineDto[];
  @ApiProperty({ type: QuoteAdjustmentDto, nullable: true }) adjustment: QuoteAdjustmentDto | null;
  @ApiProperty() declare color: DetailColorDto;
  @ApiProperty({ type: [PartDto] }) cutouts: PartDto[];
  @ApiProperty(integer) materialId: number;
  @ApiProperty(integer) colorId: number;
  @ApiProperty(integer) thicknessId: number;
  @ApiProperty(optionalInteger) sinkTypeId: number | null;
  @ApiProperty(integers) cutoutIds: number[];
  @ApiProperty(optionalText) deliveryAddress: string | null;
  @ApiProperty({ ...optionalText, description: 'Why it cannot be deleted, in words (D22)' })
  deletionBlocker: string | null;
  @ApiProperty({ type: OtherQuoteDto, nullable: true }) replaces: OtherQuoteDto | null;
  @ApiProperty({ type: ReplacingQuoteDto, nullable: true }) replacedBy: ReplacingQuoteDto | null;
  @ApiProperty({ type: RevisionDto, nullable: true, description: 'The revised quote that it is' })
  revision: RevisionDto | null;
  @ApiProperty({ type: RecordedMeasurementsDto, nullable: true, description: 'The latest' })
  measurements: RecordedMeasurementsDto | null;
  @ApiProperty({ type: [DepositOfQuoteDto], description: 'Newest first' }) deposits: DepositOfQuoteDto[];
  @ApiProperty({ type: [TimelineEventDto], description: 'Newest first' }) timeline: TimelineEventDto[];
}
