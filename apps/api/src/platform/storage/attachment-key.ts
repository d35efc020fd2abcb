/** Key of an attachment's file in the object storage. */
export const attachmentKey = ({ id, type }: { id: string; type: 'image/jpeg' | 'application/pdf' }): string =>
  `attachments/${id}.${type === 'image/jpeg' ? 'jpg' : 'pdf'}`;
