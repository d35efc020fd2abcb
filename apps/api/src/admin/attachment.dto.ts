import type { Attachment } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** The documents' view of {@link Attachment}. */
export class AttachmentDto implements Attachment {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['image/jpeg', 'application/pdf'] }) type: Attachment['type'];
  @ApiProperty({ type: 'integer', description: 'Bytes' }) size: number;
  @ApiProperty() url: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}
