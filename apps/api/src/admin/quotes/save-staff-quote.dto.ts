import {
  depositLimits,
  quoteIdPattern,
  type InquiryForm,
  type SaveStaffQuoteRequest,
  type SaveStaffQuoteResponse,
} from '@app/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { OptionalPart } from '../../platform/validation/optional-part';
import { OptionalEmail, OptionalLine } from '../../platform/validation/plain-text';
import { RequiredPublicId } from '../../platform/validation/public-id';
import { TopDto } from '../../quotes/index';

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
    type: AnsweredInquiryDto,
    nullable: true,
    description: 'The inquiry that it answers: a new one is in progress from now on',
  })
  @OptionalPart(AnsweredInquiryDto)
  inquiry?: { form: InquiryForm; id: string } | null;
}

/** A quote that staff made. */
export class SavedStaffQuoteDto implements SaveStaffQuoteResponse {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00412' }) reference: string;
  @ApiProperty({ example: '477.00' }) totalPrice: string;
}
