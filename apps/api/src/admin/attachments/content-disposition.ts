import type { Attachment } from '@app/contracts';

const endings: Record<Attachment['type'], string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/** Names that end as if they were something else are not saved under that ending. */
function fileNameOf({ name, type }: Pick<Attachment, 'name' | 'type'>): string {
  const ending = endings[type];
  const stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '');
  return `${stem || 'File'}.${ending}`;
}

/** Pictures are shown where they are; PDFs are saved. The name stands there twice, once for those who know ASCII alone (RFC 6266). */
export function contentDisposition(attachment: Pick<Attachment, 'name' | 'type'>): string {
  const how = attachment.type === 'image/jpeg' ? 'inline' : 'attachment';
  const name = fileNameOf(attachment);
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
