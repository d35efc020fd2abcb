import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { tradeLimits, type SaveTradeInquiryRequest } from '@app/contracts';
import { OptionalText, RequiredEmail, RequiredLine } from '../../platform/validation/plain-text';
import { HoneypotDto } from './honeypot.dto';

const optional = (maxLength: number) => ({ type: String, nullable: true, maxLength });

/** A message by the trade form. */
export class SaveTradeInquiryDto extends HoneypotDto implements SaveTradeInquiryRequest {
  @ApiProperty({ maxLength: tradeLimits.companyName, example: 'Analytical Interiors Ltd' })
  @RequiredLine(tradeLimits.companyName)
  companyName: string;

  @ApiProperty({ maxLength: tradeLimits.contactName, example: 'Ada Lovelace' })
  @RequiredLine(tradeLimits.contactName)
  contactName: string;

  @ApiProperty({ maxLength: tradeLimits.email, format: 'email', example: 'ada@example.com' })
  @RequiredEmail()
  email: string;

  @ApiProperty({ maxLength: tradeLimits.phone, example: '0118 496 0123' })
  @RequiredLine(tradeLimits.phone)
  phone: string;

  @ApiPropertyOptional(optional(tradeLimits.projectType))
  @OptionalText(tradeLimits.projectType)
  projectType?: string | null;

  @ApiPropertyOptional(optional(tradeLimits.quantity))
  @OptionalText(tradeLimits.quantity)
  quantity?: string | null;

  @ApiPropertyOptional(optional(tradeLimits.materials))
  @OptionalText(tradeLimits.materials)
  materials?: string | null;

  @ApiPropertyOptional(optional(tradeLimits.specifications))
  @OptionalText(tradeLimits.specifications)
  specifications?: string | null;

  @ApiPropertyOptional(optional(tradeLimits.timeline))
  @OptionalText(tradeLimits.timeline)
  timeline?: string | null;

  @ApiPropertyOptional(optional(tradeLimits.edgingRequirements))
  @OptionalText(tradeLimits.edgingRequirements)
  edgingRequirements?: string | null;

  @ApiPropertyOptional(optional(tradeLimits.additionalDetails))
  @OptionalText(tradeLimits.additionalDetails)
  additionalDetails?: string | null;
}
