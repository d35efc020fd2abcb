import { ApiParam, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type AddNoteRequest,
  type EmailQuoteAgainRequest,
  type FollowUpRequest,
  type QuoteStatus,
  type SetCustomerRequest,
  type SetQuoteStatusRequest,
  type SetValidityRequest,
  depositLimits,
  followUpLimits,
  longestEmail,
  longestNote,
  quoteIdPattern,
  quoteStatuses,
} from '@app/contracts';
import { RequiredLondonDay } from '../../platform/validation/form-rules';
import { RequiredOneOf } from '../../platform/validation/one-of';
import {
  OptionalEmail,
  OptionalLine,
  RequiredLine,
  RequiredText,
} from '../../platform/validation/plain-text';

/** Documents the id of a quote in an address. */
export const QuoteIdParam = (): MethodDecorator =>
  ApiParam({ name: 'quoteId', schema: { type: 'string', pattern: quoteIdPattern.source } });

const optional = (maxLength: number) => ({
  type: String,
  nullable: true,
  maxLength,
  description: "null or '' takes away what was known",
});

/** Where a quote stands from now on. */
export class SetQuoteStatusDto implements SetQuoteStatusRequest {
  @ApiProperty({ enum: quoteStatuses })
  @RequiredOneOf(quoteStatuses)
  status: QuoteStatus;
}

/** What staff want to remember of a quote. */
export class AddQuoteNoteDto implements AddNoteRequest {
  @ApiProperty({ maxLength: longestNote, example: 'Wants it before Christmas' })
  @RequiredText(longestNote)
  text: string;
}

/** How long a price holds. */
export class SetValidityDto implements SetValidityRequest {
  @ApiProperty({ format: 'date', example: '2026-12-21', description: 'In London; today to a year from now' })
  @RequiredLondonDay()
  lastValidDay: string;
}

/** Who the customer is; what is left out stays. */
export class SetCustomerDto implements SetCustomerRequest {
  @ApiPropertyOptional({ ...optional(depositLimits.customerName), example: 'Ada Lovelace' })
  @OptionalLine(depositLimits.customerName)
  customerName?: string | null;

  @ApiPropertyOptional({ ...optional(depositLimits.customerEmail), format: 'email' })
  @OptionalEmail()
  customerEmail?: string | null;

  @ApiPropertyOptional({ ...optional(depositLimits.customerPhone), example: '0118 496 0123' })
  @OptionalLine(depositLimits.customerPhone)
  customerPhone?: string | null;
}

/** A letter to the customer of a quote. */
export class FollowUpDto implements FollowUpRequest {
  @ApiProperty({ maxLength: followUpLimits.subject, example: 'Your marble top' })
  @RequiredLine(followUpLimits.subject)
  subject: string;

  @ApiProperty({ maxLength: followUpLimits.text, description: 'Paragraphs are parted by empty lines' })
  @RequiredText(followUpLimits.text)
  text: string;
}

/** Where a quote is to be sent once more. */
export class EmailQuoteAgainDto implements EmailQuoteAgainRequest {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: longestEmail,
    format: 'email',
    description: "Absent: the customer's own",
  })
  @OptionalEmail()
  email?: string | null;
}
