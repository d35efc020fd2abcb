import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';

interface Envelope {
  from: string;
  to: readonly string[];
}

/** A mail's metadata. */
export interface MailRecord extends Envelope {
  /** The time of arrival, so that ids sort by it. */
  id: string;
  receivedAt: string;
  subject: string;
  size: number;
  attachments: number;
}

export interface OpenedMail {
  record: MailRecord;
  mail: ReadMail;
  /** The mail as received. */
  source: Buffer;
}

/**
 * The mails as files: `<id>.eml` as received and `<id>.json` with its envelope. A mail without a complete second file
 * was still arriving when the process ended.
 */
export class MailStore {
  private lastMs = 0;

  private constructor(
    private readonly folder: string,
    private readonly kept: number,
    /** Oldest first. */
    private records: MailRecord[],
  ) {
    this.lastMs = Date.parse(records.at(-1)?.receivedAt ?? '') || 0;
  }

  static async open(folder: string, kept: number): Promise<MailStore> {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    const isWhole = (name: string) => name.endsWith('.json') && names.includes(name.replace(/json$/, 'eml'));
    const records = await Promise.all(names.filter(isWhole).map((name) => readRecord(join(folder, name))));
    const known = records.filter((record) => record !== undefined);
    const store = new MailStore(folder, kept, known.sort(byId));
    await store.dropOldest();
    return store;
  }

  newestFirst(): MailRecord[] {
    return this.records.toReversed();
  }

  /** Parses a mail on demand, as most are never opened; undefined if there is none. */
  async read(id: string): Promise<OpenedMail | undefined> {
    const record = this.records.find((known) => known.id === id);
    const source = record && (await readFile(this.path(id, 'eml')).catch(() => undefined));
    return record && source && { record, source, mail: await readMail(source) };
  }

  /** Stores a mail durably: once this resolves, a crash does not lose it. */
  async add(envelope: Envelope, source: Buffer): Promise<MailRecord> {
    const receivedAt = this.nextTime();
    const id = receivedAt.replace(/\W/g, '');
    const mail = await readMail(source);
    const record: MailRecord = {
      id,
      receivedAt,
      ...envelope,
      subject: mail.subject,
      size: source.length,
      attachments: mail.attachments.length,
    };
    await writeFile(this.path(id, 'eml'), source);
    await writeFile(this.path(id, 'json'), JSON.stringify(record));
    // Several arrive at once, and the shorter one may finish first.
    this.records = [...this.records, record].sort(byId);
    await this.dropOldest();
    return record;
  }

  private async dropOldest(): Promise<void> {
    const oldest = this.records.splice(0, Math.max(0, this.records.length - this.kept));
    const paths = oldest.flatMap(({ id }) => [this.path(id, 'json'), this.path(id, 'eml')]);
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  /** Now, or slightly later if another mail has this millisecond. */
  private nextTime(): string {
    this.lastMs = Math.max(Date.now(), this.lastMs + 1);
    return new Date(this.lastMs).toISOString();
  }

  private path(id: string, kind: 'eml' | 'json'): string {
    return join(this.folder, `${id}.${kind}`);
  }
}

const byId = (a: MailRecord, b: MailRecord) => (a.id < b.id ? -1 : 1);

async function readRecord(path: string): Promise<MailRecord | undefined> {
  try {
    const record = JSON.parse(await readFile(path, 'utf8')) as Partial<MailRecord>;
    return Array.isArray(record.to) ? (record as MailRecord) : undefined;
  } catch {
    return undefined;
  }
}

export interface ReadAttachment {
  name: string;
  type: string;
  size: number;
  /** The Content-ID by which the HTML refers to it, without angle brackets. */
  cid: string | null;
  content: Buffer;
}

export interface ReadMail {
  /** In the mail's order, with duplicates; values unfolded, otherwise unchanged. */
  headers: { name: string; value: string }[];
  subject: string;
  text: string | null;
  html: string | null;
  attachments: ReadAttachment[];
}

async function readMail(source: Buffer): Promise<ReadMail> {
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
