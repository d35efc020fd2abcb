import { addAbortSignal, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { company } from '@app/content';
import type { PersonRequest } from '@app/contracts';
import { ZipFile } from 'yazl';
import { Attachment } from '../attachments';
import { Statements, type Transaction } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { attachmentKey } from '../platform/storage/attachment-key';
import { ObjectStorage } from '../platform/storage/object-storage';
import { readPersonKeys, formatPersonKey } from './person-keys';
import { filesOfPerson, hasNoRows, rowsOfPerson, bindNames } from './person-rows';
import { exportSections } from './export-sections';

const internalColumns =
  /(^|_)(ids?|key|hash|token|in|by)$|^(search_text|lease_until|next_check_at|checks|failures)$/;

/** A row for people to read: `customer_email` becomes 'Customer email'. Empty and internal columns are left out. */
const toReadable = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(
        ([column, value]) =>
          !internalColumns.test(column) && value !== null && !(Array.isArray(value) && !value.length),
      )
      .map(([column, value]) => [
        `${column.charAt(0).toUpperCase()}${column.slice(1)}`.replaceAll('_', ' '),
        value,
      ]),
  );

type FileRow = Pick<Attachment, 'id' | 'name' | 'type'>;

@Injectable()
export class ExportPerson {
  constructor(
    private readonly statements: Statements,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * Everything we hold about a person: one JSON file, and the files that they sent.
   * @returns a zip archive
   * @throws AppError `person/not-found`, `request/invalid`
   */
  async export(actor: Actor, request: PersonRequest): Promise<Readable> {
    const keys = readPersonKeys(request);
    const { person, files, sections } = await this.statements.inReadTransaction((tx) => readAll(tx, keys));
    const content = {
      'What this is': `Everything that ${company.name} holds about ${keys.map(formatPersonKey).join(', ')}`,
      'Written at': this.clock.now().toISOString(),
      ...sections,
      Files: files.map(pathOf),
    };
    // A random id: the log must not say whose data was exported.
    await addAuditEntry(this.statements, actor, {
      at: this.clock.now(),
      verb: 'export',
      subject: { kind: 'person', id: randomId() },
      after: { quotes: person.quoteIds.length, deposits: person.depositIds.length, files: files.length },
    });
    return this.makeArchive(content, files);
  }

  /** Not compressed, since the content is small or compressed already. */
  private makeArchive(content: object, files: readonly FileRow[]): Readable {
    const zip = new ZipFile();
    const out = zip.outputStream as Readable;
    const fail = (error: Error) => void out.destroy(error);
    const closed = new AbortController();
    out.once('close', () => closed.abort());
    zip.once('error', fail);
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), 'what-we-hold.json', { compress: false });
    this.addFiles(zip, files, closed.signal).catch(fail);
    return out;
  }

  /** Adds one file at a time, so that only one is open. Files that were removed since the query are left out. */
  private async addFiles(zip: ZipFile, files: readonly FileRow[], closed: AbortSignal): Promise<void> {
    for (const [index, file] of files.entries()) {
      const found = await this.storage.get(attachmentKey(file));
      if (!found) continue;
      const content = addAbortSignal(closed, found.content);
      zip.addReadStream(content, pathOf(file, index), { compress: false });
      await finished(content);
    }
    zip.end();
  }
}

/** @throws AppError `person/not-found` */
async function readAll(tx: Transaction, keys: readonly string[]) {
  const person = await rowsOfPerson(tx, keys);
  if (hasNoRows(person)) throw new AppError('person/not-found');
  const files = await tx.manager.find(Attachment, {
    where: filesOfPerson(person),
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const sections: Record<string, unknown> = {};
  for (const [title, sql] of Object.entries(exportSections)) {
    const rows = await tx.query<Record<string, unknown>[]>(...bindNames(sql, { ...person, keys }));
    sections[title] = rows.map(toReadable);
  }
  return { person, files, sections };
}

/** Numbered, since names may repeat, and without path separators. */
const pathOf = ({ name, type }: FileRow, index: number): string => {
  const stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '').replace(/[^\p{L}\p{N} _-]/gu, '_');
  return `files/${index + 1} ${stem.slice(0, 80)}.${type === 'image/jpeg' ? 'jpg' : 'pdf'}`;
};
