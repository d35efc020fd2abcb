import type { AddAttachmentsResponse } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

class AddedAttachmentDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'What it was called when it was sent' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Bytes, as it is kept: pictures are made anew' })
  size: number;
}

export class AddAttachmentsDto implements AddAttachmentsResponse {
  @ApiProperty({ type: [AddedAttachmentDto] })
  attachments: AddedAttachmentDto[];
}
