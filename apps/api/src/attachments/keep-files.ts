import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Attachment } from '@app/contracts';
import { Statements, type Transaction } from '../database/statements';
import { headOf, Pictures, pictureTypeOf } from '../images';
import { Semaphore } from '../platform/background/semaphore';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { cancelOutboxMessages } from '../platform/outbox/add-to-outbox';
import { ObjectStorage } from '../platform/storage/object-storage';
import { type ReceivedFile, refusalOf } from './receive-files';
import { attachmentKey, filesToDelete, scheduleCleanup } from './stored-files';

/** How a PDF begins, and what stands near its end. */
const beginning = /^%PDF-[12]\.\d/;
const end = '%%EOF';
const lookedAt = 2_048;

async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (from: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(lookedAt), 0, lookedAt, from);
      return buffer.toString('latin1', 0, bytesRead);
    };
    return beginning.test(await read(0)) && (await read(Math.max(0, size - lookedAt))).includes(end);
  } finally {
    await file.close();
  }
}

export type KeptFile = Pick<Attachment, 'id' | 'name' | 'type' | 'size'>;

/** Enough for a wall, and for every detail on it. */
const longestSide = 2_400;

interface Wanted {
  takesPdfs: boolean;
}

/** Puts what visitors sent into the object storage: pictures made anew, PDFs as they are. */
@Injectable()
export class KeepFiles {
  /** A file may be in memory as a whole while it is kept, and what it leaves behind stays there for a while: so one by one. */
  private readonly semaphore = new Semaphore({ places: 1, maxWaiting: 100 });

  constructor(
    private readonly pictures: Pictures,
    private readonly storage: ObjectStorage,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** All of them or none, with the rows that name them. @throws AppError naming the file that is not fit */
  async keep(
    files: readonly ReceivedFile[],
    wanted: Wanted,
    write: (tx: Transaction, kept: readonly KeptFile[]) => Promise<void>,
  ): Promise<readonly KeptFile[]> {
    const kept: KeptFile[] = [];
    try {
      for (const file of files) kept.push(await this.semaphore.run(1, () => this.keepOne(file, wanted)));
      await this.statements.transaction((tx) => write(tx, kept));
      return kept;
    } catch (error) {
      // What cannot be removed now goes with the outbox.
      await Promise.allSettled(kept.map((file) => this.drop(file)));
      throw error;
    }
  }

  private async drop(file: KeptFile): Promise<void> {
    await this.storage.delete(attachmentKey(file));
    await cancelOutboxMessages(this.statements, filesToDelete, [file.id]);
  }

  private async keepOne({ name, path, size }: ReceivedFile, wanted: Wanted): Promise<KeptFile> {
    const picture = await this.redrawn(path, wanted).catch((error: unknown) => {
      const isAboutFile = error instanceof AppError && error.status < 500;
      throw isAboutFile ? refusalOf(error.code, name) : error;
    });
    const file: KeptFile = picture
      ? { id: randomId(), name, type: 'image/jpeg', size: picture.length }
      : { id: randomId(), name, type: 'application/pdf', size };
    await scheduleCleanup(this.statements, file, this.clock.now());
    await this.storage.put(attachmentKey(file), picture ?? { path });
    return file;
  }

  /** The bytes decide, never the name or type that came with them. @returns the picture made anew; null for a PDF */
  private async redrawn(path: string, { takesPdfs }: Wanted): Promise<Buffer | null> {
    if (!takesPdfs || pictureTypeOf(await headOf(path)))
      return (await this.pictures.redraw(path, longestSide)).content;
    if (await isWholePdf(path)) return null;
    throw new AppError('attachment/unsupported');
  }
}
