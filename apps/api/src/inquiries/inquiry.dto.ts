import { inquiryStatuses, type InquiryResponse, type InquiryStatus } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** What whoever wrote to us is told. */
export class InquiryDto implements InquiryResponse {
  @ApiProperty({ example: 'kLSwY2vXZwqkrDQuVyeBfQ' }) id: string;
  @ApiProperty({ enum: inquiryStatuses, example: 'new' }) status: InquiryStatus;
}
