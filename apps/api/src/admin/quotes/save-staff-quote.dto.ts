import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type InquiryForm,
  type QuoteChannel,
  type SaveStaffQuoteRequest,
  depositLimits,
  quoteChannels,
  quoteIdPattern,
} from '@app/contracts';
import { Amount, OptionalLondonDay } from '../../platform/validation/form-rules';
import { OptionalOneOf, RequiredOneOf } from '../../platform/validation/one-of';
import { OptionalPart } from '../../platform/validation/optional-part';
import { OptionalEmail, OptionalLine } from '../../platform/validation/plain-text';
import { RequiredPublicId } from '../../platform/validation/public-id';
import { TopDto } from '../../quotes';
import { AdjustmentDto } from './adjustment.dto';

const forms: readonly InquiryForm[] = ['contact', 'trade'];
const optional = (maxLength: number) => ({ type: String, nullable: true, maxLength });

class AnsweredInquiryDto {
  @ApiProperty({ enum: forms })
  @RequiredOneOf(forms)
  form: InquiryForm;

  @ApiProperty({ pattern: quoteIdPattern.source })
  @RequiredPublicId()
  id: string;
}

/** A configuration, and for whom: the forms in which it may arrive (D11). */
export class SaveStaffQuoteDto extends TopDto implements Partial<SaveStaffQuoteRequest> {
  @ApiPropertyOptional({ ...optional(depositLimits.customerName), example: 'Ada Lovelace' })
  @OptionalLine(depositLimits.customerName)
  customerName?: string | null;

  @ApiPropertyOptional({ ...optional(depositLimits.customerEmail), format: 'email' })
  @OptionalEmail()
  customerEmail?: string | null;

  @ApiPropertyOptional({ ...optional(depositLimits.customerPhone), example: '0118 496 0123' })
  @OptionalLine(depositLimits.customerPhone)
  customerPhone?: string | null;

  @ApiPropertyOptional({
    enum: [...quoteChannels, null],
    nullable: true,
    description: "How the customer reached us; absent: 'web'",
  })
  @OptionalOneOf(quoteChannels)
  channel?: QuoteChannel | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    format: 'date',
    example: '2026-12-21',
    description: 'The last day in London on which the price holds; absent: 30 days',
  })
  @OptionalLondonDay()
  lastValidDay?: string | null;

  @ApiPropertyOptional({
    type: AdjustmentDto,
    nullable: true,
    description: 'A line of its own in the price, which no later pricing changes',
  })
  @OptionalPart(AdjustmentDto)
  adjustment?: AdjustmentDto | null;

  @ApiPropertyOptional({
    oneOf: [{ type: 'number', nullable: true }, { type: 'string' }],
    example: '477.00',
    description: 'The price that staff saw: where it is out of date, nothing is saved',
  })
  @Amount()
  shownTotal?: string | null;

  @ApiPropertyOptional({
    type: AnsweredInquiryDto,
    nullable: true,
    description: 'The inquiry that it answers: a new one is in progress from now on',
  })
  @OptionalPart(AnsweredInquiryDto)
  inquiry?: { form: InquiryForm; id: string } | null;
}
