import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Attachment } from '@app/contracts';
import { Statements } from '../database/statements';
import { headOf, Pictures, pictureTypeOf } from '../images';
import { Semaphore } from '../platform/background/semaphore';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { ObjectStorage } from '../platform/storage/object-storage';
import { attachmentKey } from './attachment-key';
import { type ReceivedFile, refusalOf } from './receive-files';
import { scheduleCleanup, cancelCleanup } from './orphaned-files';

/** How a PDF begins, and what stands near its end. */
const beginning = /^%PDF-[12]\.\d/;
const end = '%%EOF';
const lookedAt = 2_048;

/** Whether a file of ours is a PDF, and a whole one. */
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
  /** Besides pictures. */
  takesPdfs: boolean;
}

/** Puts what visitors sent into the object storage: pictures made anew, PDFs as they are. */
@Injectable()
export class KeepFiles {
  /** A file may be in memory as a whole while it is kept, and what it leaves behind stays there for a while: so one by one. */
  private readonly semaphore = new Semaphore({ places: 1, mostWaiting: 100 });

  constructor(
    private readonly pictures: Pictures,
    private readonly storage: ObjectStorage,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps all of them or none.
   * @throws AppError naming the file that is not fit
   */
  async keep(files: readonly ReceivedFile[], wanted: Wanted): Promise<KeptFile[]> {
    const kept: KeptFile[] = [];
    try {
      for (const file of files) kept.push(await this.semaphore.run(1, () => this.keepOne(file, wanted)));
    } catch (error) {
      await this.drop(kept);
      throw error;
    }
    return kept;
  }

  /** Takes back what turned out not to be wanted; what cannot be removed now goes with the outbox. */
  async drop(kept: readonly KeptFile[]): Promise<void> {
    await Promise.allSettled(
      kept.map(async (file) => {
        await this.storage.delete(attachmentKey(file));
        await cancelCleanup(this.statements, [file]);
      }),
    );
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

  /**
   * The bytes of a file decide what it is; the name and the type that came with it count for nothing.
   * @returns the picture made anew; null for a PDF, which stays as it is
   */
  private async redrawn(path: string, { takesPdfs }: Wanted): Promise<Buffer | null> {
    if (!takesPdfs || pictureTypeOf(await headOf(path)))
      return (await this.pictures.redraw(path, longestSide)).content;
    if (await isWholePdf(path)) return null;
    throw new AppError('attachment/unsupported');
  }
}
