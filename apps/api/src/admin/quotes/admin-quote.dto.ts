import {
  paymentBlockers,
  paymentFilters,
  paymentStatuses,
  quoteChannels,
  quoteStatuses,
  type AdminQuote,
  type PaymentBlocker,
  type PaymentFilter,
  type QuoteChannel,
  type QuoteStatus,
} from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { AttachmentDto } from '../attachment.dto';

const optionalText = { type: String, nullable: true } as const;
const millimetres = { type: 'integer', description: 'Millimetres' } as const;
const time = { format: 'date-time' } as const;

class ListedPartDto {
  @ApiProperty() name: string;
}

export class ListedColorDto extends ListedPartDto {
  @ApiProperty({ example: '#ebebea' }) hexCode: string;
  @ApiProperty(optionalText) imageUrl: string | null;
}

class ListedThicknessDto {
  @ApiProperty() displayName: string;
}

class ListedDepositDto {
  @ApiProperty() id: string;
  @ApiProperty({ enum: paymentStatuses }) paymentStatus: string;
  @ApiProperty({ example: '47.70' }) depositAmount: string;
  @ApiProperty(time) createdAt: string;
}

class CountedQuoteDto {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00413' }) reference: string;
  @ApiProperty({ description: 'Whether it was saved later' }) isNewer: boolean;
}

/** The documents' view of {@link AdminQuote}. */
export class AdminQuoteDto implements AdminQuote {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00412' }) reference: string;
  @ApiProperty({ enum: quoteStatuses }) status: QuoteStatus;
  @ApiProperty(optionalText) customerName: string | null;
  @ApiProperty(optionalText) customerEmail: string | null;
  @ApiProperty(optionalText) customerPhone: string | null;
  @ApiProperty() material: ListedPartDto;
  @ApiProperty() color: ListedColorDto;
  @ApiProperty() thickness: ListedThicknessDto;
  @ApiProperty({ type: ListedPartDto, nullable: true }) sinkType: ListedPartDto | null;
  @ApiProperty({ type: ListedPartDto, nullable: true, description: 'The first cut-out' })
  cutout: ListedPartDto | null;
  @ApiProperty(optionalText) notes: string | null;
  @ApiProperty(millimetres) length: number;
  @ApiProperty(millimetres) width: number;
  @ApiProperty({ example: '0.42', description: 'Square metres' }) area: string;
  @ApiProperty({ example: '477.00' }) totalPrice: string;
  @ApiProperty(time) createdAt: string;
  @ApiProperty(time) validUntil: string;
  @ApiProperty({ enum: quoteChannels }) channel: QuoteChannel;
  @ApiProperty({ example: '47.70', description: '10 % of the price' }) expectedDeposit: string;
  @ApiProperty({ example: '47.70', description: 'Paid, less what was given back' }) receivedDeposit: string;
  @ApiProperty({ description: 'All that was paid on it was given back; it stays paid' }) isRefunded?: boolean;
  @ApiProperty({ type: ListedDepositDto, nullable: true, description: 'The latest; null: none yet' })
  deposit: AdminQuote['deposit'];
  @ApiProperty({ enum: paymentFilters, description: 'How far the deposit is; none: never begun' })
  payment?: PaymentFilter;
  @ApiProperty({
    enum: [...Object.keys(paymentBlockers), null],
    nullable: true,
    description: 'Why no deposit can be paid',
  })
  paymentBlocker: PaymentBlocker | null;
  @ApiProperty({ description: 'Staff added a line of their own to the price' }) isAdjusted: boolean;
  @ApiProperty({ description: 'The sizes to cut have been confirmed' }) isMeasured: boolean;
  @ApiProperty({ description: 'A revised quote took its place' }) isSuperseded: boolean;
  @ApiProperty({
    type: CountedQuoteDto,
    nullable: true,
    description: 'Which quote for the same top counts in its place: where money is, else the newest',
  })
  countsAs: AdminQuote['countsAs'];
  @ApiProperty({ ...time, type: String, nullable: true }) deletedAt: string | null;
  @ApiProperty({ type: 'integer' }) attachmentCount: number;
  @ApiProperty({ type: [AttachmentDto], description: 'Oldest first' }) attachments: AttachmentDto[];
}
