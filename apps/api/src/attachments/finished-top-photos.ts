import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { attachmentLimits } from '@app/contracts';
import { Statements, type Transaction } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { addToOutbox } from '../platform/outbox/add-to-outbox';
import { lockPresentQuote, lockQuote, noteByStaff } from '../quotes';
import { attachmentKey } from './attachment-key';
import { Attachment } from './attachment.entity';
import { filesToDelete, type FilesToDelete } from './delete-files';
import { KeepFiles, type KeptFile } from './keep-files';
import { claimFiles } from './orphaned-files';
import { receiveFiles } from './receive-files';

const countPhotos =
  'SELECT count(*)::integer AS count FROM attachment WHERE quote_id = $1 AND of_finished_top';

const insertPhotos = `
  INSERT INTO attachment (quote_id, created_at, of_finished_top, type, id, name, size)
  SELECT $1, $2, true, 'image/jpeg', * FROM unnest($3::text[], $4::text[], $5::integer[])`;

const deletePhoto = `
  DELETE FROM attachment
  WHERE id = $1 AND of_finished_top AND quote_id IN (
    SELECT same.id FROM quote JOIN quote AS same ON same.top_id = quote.top_id WHERE quote.id = $2)
  RETURNING id`;

/** Photos that staff take of a top once it is made, for its customer to see. */
@Injectable()
export class FinishedTopPhotos {
  constructor(
    private readonly statements: Statements,
    private readonly keeping: KeepFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * All photos of a request, or none of them.
   * @throws AppError `quote/not-found`, `order/deleted`, `order/no-stage`, `attachment/…`, `image/…`
   */
  async add(actor: Actor, quoteId: string, request: FastifyRequest): Promise<void> {
    await this.statements.transaction((tx) => lockForPhotos(tx, quoteId, 1));
    await receiveFiles(request, async (files) => {
      const kept = await this.keeping.keep(files, { takesPdfs: false });
      try {
        await this.statements.transaction((tx) => this.write(tx, actor, quoteId, kept));
      } catch (error) {
        await this.keeping.drop(kept);
        throw error;
      }
    });
  }

  /** Gone already is as good. @throws AppError `quote/not-found`, `attachment/not-found` for another order's photo */
  async remove(actor: Actor, quoteId: string, photoId: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockQuote(tx, quoteId);
      if (!(await tx.run(deletePhoto, [photoId, quoteId])).length) {
        if (await tx.manager.existsBy(Attachment, { id: photoId }))
          throw new AppError('attachment/not-found');
        return;
      }
      const at = this.clock.now();
      const payload: FilesToDelete = { keys: [attachmentKey({ id: photoId, type: 'image/jpeg' })] };
      await addToOutbox(tx, { topic: filesToDelete, key: photoId, payload: { ...payload }, at });
      await noteByStaff(tx, actor, quote, { verb: 'remove-photo', event: { kind: 'photo-removed' }, at });
    });
  }

  private async write(tx: Transaction, actor: Actor, quoteId: string, kept: readonly KeptFile[]) {
    const count = kept.length;
    const quote = await lockForPhotos(tx, quoteId, count);
    const at = this.clock.now();
    const columns = (['id', 'name', 'size'] as const).map((key) => kept.map((file) => file[key]));
    await tx.run(insertPhotos, [quoteId, at, ...columns]);
    await claimFiles(tx, kept);
    const event = { kind: 'photos-added', details: { count } } as const;
    await noteByStaff(tx, actor, quote, { verb: 'add-photos', event, after: { count }, at });
  }
}

async function lockForPhotos(tx: Transaction, quoteId: string, more: number) {
  const quote = await lockPresentQuote(tx, quoteId);
  if (!quote.stage) throw new AppError('order/no-stage');
  const [photos] = await tx.run<{ count: number }>(countPhotos, [quoteId]);
  if ((photos?.count ?? 0) + more > attachmentLimits.count) throw new AppError('attachment/too-many');
  return quote;
}
