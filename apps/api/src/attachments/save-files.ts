import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Attachment } from '@app/contracts';
import { Statements, type Transaction } from '../database/statements';
import { readSignature, Pictures, pictureTypeOf } from '../images';
import { Semaphore } from '../platform/background/semaphore';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { cancelOutboxMessages } from '../platform/outbox/add-to-outbox';
import { attachmentKey } from '../platform/storage/attachment-key';
import { ObjectStorage } from '../platform/storage/object-storage';
import { type ReceivedFile, toFileError } from './receive-files';
import { filesToDelete, scheduleCleanup } from './delete-files';

const pdfStart = /^%PDF-[12]\.\d/;
const pdfEnd = '%%EOF';
const inspectedBytes = 2_048;

async function isCompletePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (from: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(inspectedBytes), 0, inspectedBytes, from);
      return buffer.toString('latin1', 0, bytesRead);
    };
    return pdfStart.test(await read(0)) && (await read(Math.max(0, size - inspectedBytes))).includes(pdfEnd);
  } finally {
    await file.close();
  }
}

export type SavedFile = Pick<Attachment, 'id' | 'name' | 'type' | 'size'>;

/** Pixels: enough for a photo of a wall with its details. */
const longestSide = 2_400;

interface SaveOptions {
  acceptsPdfs: boolean;
}

@Injectable()
export class SaveFiles {
  /** One file at a time, since a whole file may be in memory, which is freed late. */
  private readonly semaphore = new Semaphore({ places: 1, maxWaiting: 100 });

  constructor(
    private readonly pictures: Pictures,
    private readonly storage: ObjectStorage,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves all files and the rows that refer to them, or none.
   * @throws AppError naming the unsuitable file
   */
  async save(
    files: readonly ReceivedFile[],
    options: SaveOptions,
    write: (tx: Transaction, saved: readonly SavedFile[]) => Promise<void>,
  ): Promise<readonly SavedFile[]> {
    const saved: SavedFile[] = [];
    try {
      for (const file of files) saved.push(await this.semaphore.run(1, () => this.saveOne(file, options)));
      await this.statements.transaction((tx) => write(tx, saved));
      return saved;
    } catch (error) {
      await Promise.allSettled(saved.map((file) => this.remove(file)));
      throw error;
    }
  }

  private async remove(file: SavedFile): Promise<void> {
    await this.storage.delete(attachmentKey(file));
    await cancelOutboxMessages(this.statements, filesToDelete, [file.id]);
  }

  private async saveOne({ name, path, size }: ReceivedFile, options: SaveOptions): Promise<SavedFile> {
    const picture = await this.redraw(path, options).catch((error: unknown) => {
      const isAboutFile = error instanceof AppError && error.status < 500;
      throw isAboutFile ? toFileError(error.code, name) : error;
    });
    const file: SavedFile = picture
      ? { id: randomId(), name, type: 'image/jpeg', size: picture.length }
      : { id: randomId(), name, type: 'application/pdf', size };
    await scheduleCleanup(this.statements, file, this.clock.now());
    await this.storage.put(attachmentKey(file), picture ?? { path });
    return file;
  }

  /**
   * The type is decided by the bytes, never by the uploaded name or type.
   * @returns the picture as a JPEG; null for a PDF
   */
  private async redraw(path: string, { acceptsPdfs }: SaveOptions): Promise<Buffer | null> {
    if (!acceptsPdfs || pictureTypeOf(await readSignature(path)))
      return (await this.pictures.redraw(path, longestSide)).content;
    if (await isCompletePdf(path)) return null;
    throw new AppError('attachment/unsupported');
  }
}
