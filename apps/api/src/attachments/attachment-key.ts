import type { Attachment } from '@app/contracts';

const endings: Record<Attachment['type'], string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/** Under which key the object storage has an attachment. */
export const attachmentKey = ({ id, type }: Pick<Attachment, 'id' | 'type'>): string =>
  `attachments/${id}.${endings[type]}`;
