import PostalMime, { type Attachment } from 'postal-mime';

export interface ReadAttachment {
  name: string;
  type: string;
  size: number;
  /** The name by which the HTML shows it, without angle brackets. */
  cid: string | null;
  content: Buffer;
}

export interface ReadMail {
  /** In the order of the mail, doubles included; values unfolded and otherwise as they came. */
  headers: { name: string; value: string }[];
  subject: string;
  text: string | null;
  html: string | null;
  attachments: ReadAttachment[];
}

export async function readMail(source: Buffer): Promise<ReadMail> {
  const { headers, subject = '', text = null, html = null, attachments } = await PostalMime.parse(source);
  return {
    headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    subject,
    text,
    html,
    attachments: attachments.map(readAttachment),
  };
}

function readAttachment({ filename, mimeType, contentId, content }: Attachment, index: number) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return {
    name: filename ?? `attachment-${index + 1}`,
    type: mimeType,
    size: bytes.length,
    cid: contentId?.replace(/^<|>$/g, '') ?? null,
    content: bytes,
  };
}
