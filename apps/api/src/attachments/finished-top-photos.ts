import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { attachmentLimits } from '@app/contracts';
import { type StatementRunner, Statements, type Transaction } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { lockPresentQuote, lockQuote, recordStaffAction } from '../quotes';
import { Attachment } from './attachment.entity';
import { SaveFiles, type SavedFile } from './save-files';
import { receiveFiles } from './receive-files';
import { claimFiles, deleteFile } from './delete-files';

const findPhotoSql = `
  SELECT FROM attachment JOIN quote ON quote.id = quote_id
  WHERE attachment.id = $1 AND purpose = 'finished-top' AND top_id = (SELECT top_id FROM quote WHERE id = $2)`;

/** Photos of any quote for the same top count, since the quote may have been revised after the photo. */
export const isPhotoOfTop = async (runner: StatementRunner, photoId: string, quoteId: string) =>
  (await runner.run(findPhotoSql, [photoId, quoteId])).length > 0;

@Injectable()
export class FinishedTopPhotos {
  constructor(
    private readonly statements: Statements,
    private readonly saveFiles: SaveFiles,
    private readonly clock: Clock,
  ) {}

  async add(actor: Actor, quoteId: string, request: FastifyRequest): Promise<void> {
    await this.statements.transaction((tx) => lockForPhotos(tx, quoteId, 1));
    await receiveFiles(request, (files) =>
      this.saveFiles.save(files, { acceptsPdfs: false }, (tx, saved) =>
        this.write(tx, actor, quoteId, saved),
      ),
    );
  }

  async remove(actor: Actor, quoteId: string, photoId: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockQuote(tx, quoteId);
      if (!(await isPhotoOfTop(tx, photoId, quoteId))) {
        if (await tx.manager.existsBy(Attachment, { id: photoId }))
          throw new AppError('attachment/not-found');
        return;
      }
      const at = this.clock.now();
      await tx.manager.delete(Attachment, photoId);
      await deleteFile(tx, { id: photoId, type: 'image/jpeg' }, at);
      await recordStaffAction(tx, actor, quote, {
        verb: 'remove-photo',
        event: { kind: 'photo-removed' },
        at,
      });
    });
  }

  private async write(tx: Transaction, actor: Actor, quoteId: string, saved: readonly SavedFile[]) {
    const count = saved.length;
    const quote = await lockForPhotos(tx, quoteId, count);
    const at = this.clock.now();
    await tx.manager.insert(
      Attachment,
      saved.map((file) => ({ ...file, quoteId, purpose: 'finished-top', createdAt: at })),
    );
    await claimFiles(tx, saved);
    const event = { kind: 'photos-added', details: { count } } as const;
    await recordStaffAction(tx, actor, quote, { verb: 'add-photos', event, after: { count }, at });
  }
}

async function lockForPhotos(tx: Transaction, quoteId: string, addedCount: number) {
  const quote = await lockPresentQuote(tx, quoteId);
  if (!quote.stage) throw new AppError('order/no-stage');
  const photos = await tx.manager.countBy(Attachment, { quoteId, purpose: 'finished-top' });
  if (photos + addedCount > attachmentLimits.count) throw new AppError('attachment/too-many');
  return quote;
}
