import { ApiProperty } from '@nestjs/swagger';
import type { Attachment } from '@app/contracts';
import type { FoundAttachment } from '../attachments';

/** What was sent along, as staff read it; whose it is they know already. */
export const toAttachment = ({ id, name, type, size, url, createdAt }: FoundAttachment): Attachment => ({
  id,
  name,
  type,
  size,
  url,
  createdAt,
});

/** The documents' view of {@link Attachment}. */
export class AttachmentDto implements Attachment {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['image/jpeg', 'application/pdf'] }) type: Attachment['type'];
  @ApiProperty({ type: 'integer', description: 'Bytes' }) size: number;
  @ApiProperty() url: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}
