import {
  inquiryStatuses,
  type AdminInquiry,
  type AdminInquiryDetail,
  type AskedConfiguration,
  type AskedPart,
  type Attachment,
  type InquiryEvent,
  type InquiryForm,
  type InquiryStatus,
  type SentContact,
  type SentTrade,
} from '@app/contracts';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { AttachmentDto } from '../attachment.dto';

const optionalText = { type: String, nullable: true } as const;
const optionalInteger = { type: 'integer', nullable: true } as const;
const time = { format: 'date-time' } as const;
export const inquiryForms = ['contact', 'trade'] as const satisfies readonly InquiryForm[];

/** The documents' view of {@link AdminInquiry}. */
export class AdminInquiryDto implements AdminInquiry {
  @ApiProperty() id: string;
  @ApiProperty({ enum: inquiryForms }) form: InquiryForm;
  @ApiProperty({ enum: inquiryStatuses }) status: InquiryStatus;
  @ApiProperty() name: string;
  @ApiProperty(optionalText) company: string | null;
  @ApiProperty() email: string;
  @ApiProperty(optionalText) phone: string | null;
  @ApiProperty({ description: 'The first 200 characters of what it says' }) excerpt: string;
  @ApiProperty({ type: 'integer' }) attachmentCount: number;
  @ApiProperty() hasConfiguration: boolean;
  @ApiProperty(time) createdAt: string;
  @ApiProperty({
    ...time,
    type: String,
    nullable: true,
    description: 'Until when an answer was promised; null for spam',
  })
  answerBefore: string | null;
}

class InquiryFieldDto {
  @ApiProperty({ example: 'Message' }) label: string;
  @ApiProperty() value: string;
  @ApiProperty() isLong: boolean;
}

class AskedPartDto implements AskedPart {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
}

const optionalPart = { type: AskedPartDto, nullable: true } as const;

class AskedConfigurationDto implements AskedConfiguration {
  @ApiProperty(optionalPart) material: AskedPart | null;
  @ApiProperty(optionalPart) color: AskedPart | null;
  @ApiProperty(optionalPart) thickness: AskedPart | null;
  @ApiProperty(optionalInteger) lengthMm: number | null;
  @ApiProperty(optionalInteger) widthMm: number | null;
  @ApiProperty(optionalPart) sinkType: AskedPart | null;
  @ApiProperty({ type: [AskedPartDto] }) cutouts: AskedPart[];
  @ApiProperty(optionalText) notes: string | null;
}

class InquiryEventDto implements InquiryEvent {
  @ApiProperty(time) at: string;
  @ApiProperty({ enum: ['received', 'acknowledged', 'status', 'note', 'quote'] }) kind: InquiryEvent['kind'];
  @ApiProperty({ example: 'Marked as resolved' }) text: string;
  @ApiProperty({ ...optionalText, description: 'First name; null: the shop itself' }) by: string | null;
}

/** The documents' view of {@link AdminInquiryDetail}. */
export class AdminInquiryDetailDto extends AdminInquiryDto implements AdminInquiryDetail {
  @ApiProperty({ type: [InquiryFieldDto], description: "Those filled in, in the form's order" })
  fields: AdminInquiryDetail['fields'];
  @ApiProperty({ type: AskedConfigurationDto, nullable: true }) configuration: AskedConfiguration | null;
  @ApiProperty({ type: [AttachmentDto] }) attachments: Attachment[];
  @ApiProperty({ type: [InquiryEventDto], description: 'Oldest first' }) events: InquiryEvent[];
}

class SentContactDto implements SentContact {
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;
  @ApiProperty() message: string;
}

class SentTradeDto implements SentTrade {
  @ApiProperty() companyName: string;
  @ApiProperty() contactName: string;
  @ApiProperty(optionalText) projectType: string | null;
  @ApiProperty(optionalText) quantity: string | null;
  @ApiProperty(optionalText) materials: string | null;
  @ApiProperty(optionalText) specifications: string | null;
  @ApiProperty(optionalText) timeline: string | null;
  @ApiProperty(optionalText) edgingRequirements: string | null;
  @ApiProperty(optionalText) additionalDetails: string | null;
}

export class AdminContactInquiryDto extends IntersectionType(AdminInquiryDto, SentContactDto) {}
export class AdminTradeInquiryDto extends IntersectionType(AdminInquiryDto, SentTradeDto) {}
export class AdminContactInquiryDetailDto extends IntersectionType(AdminInquiryDetailDto, SentContactDto) {}
export class AdminTradeInquiryDetailDto extends IntersectionType(AdminInquiryDetailDto, SentTradeDto) {}
