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
  /** Why it could not be read; the source is there all the same. */
  problem: string | null;
}

/** Reads a mail of whatever kind; one that nobody can make sense of is shown as the text that it is. */
export async function readMail(source: Buffer): Promise<ReadMail> {
  try {
    const { headers, subject = '', text = null, html = null, attachments } = await PostalMime.parse(source);
    return {
      headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      subject,
      text,
      html,
      attachments: attachments.map(readAttachment),
      problem: null,
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'It could not be read.';
    return {
      headers: [],
      subject: '',
      text: source.toString('latin1'),
      html: null,
      attachments: [],
      problem,
    };
  }
}

function readAttachment(
  { filename, mimeType, contentId, content }: Attachment,
  index: number,
): ReadAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return {
    name: filename ?? `attachment-${index + 1}`,
    type: mimeType,
    size: bytes.length,
    cid: contentId?.replace(/^<|>$/g, '') ?? null,
    content: bytes,
  };
}
