import {
  attachmentLimits,
  type AttachmentPurpose,
  keepsQuotedPrice,
  visitFileFields,
  type VisitEntryRequest,
  type VisitEntryResponse,
} from '@app/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Attachment, claimFiles, receiveFiles, type SavedFile, SaveFiles } from '../../attachments';
import { insertUnlessPresent } from '../../database/insert-unless-present';
import { Statements, type Transaction } from '../../database/statements';
import { MeasureTop } from '../../order-changes';
import { Order } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { checkSize, lockTops, readLayout, readWorkshop, recordStaffAction } from '../../quotes';
import { trimToNull } from '../../platform/validation';
import { type FoundTop, readTopsOfOrders } from '../read-top-cards';
import { HandOver } from './hand-over';
import { recordNobodyThere } from './nobody-there';
import { findVisitOfPerson } from './read-visits';
import { VisitEntry } from './visit-entry.entity';

interface ReceivedEntry {
  key: string;
  appointmentId: string;
  /** Reads and validates the form field `entry`. */
  readEntry: (text: string | undefined) => VisitEntryRequest;
  request: FastifyRequest;
}

interface FileOfField extends SavedFile {
  purpose: AttachmentPurpose;
}

/** Thrown if a concurrent request has saved the same entry, to roll back this request and delete its files. */
class EntrySavedAlready extends Error {}

@Injectable()
export class RecordVisitEntry {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly saveFiles: SaveFiles,
    private readonly measureTop: MeasureTop,
    private readonly handOvers: HandOver,
  ) {}

  /**
   * Saves the entry with its photos completely or not at all. Idempotent.
   * @throws AppError `visit/not-yours`, `order/measured-meanwhile` and others, if the entry is outdated
   */
  record(
    actor: Actor,
    { key, appointmentId, readEntry, request }: ReceivedEntry,
  ): Promise<VisitEntryResponse> {
    return receiveFiles(
      request,
      async (files, texts) => {
        const entry = readEntry(texts.get('entry'));
        if (await this.isSaved(key)) return { isRevised: false };
        const isSignature = ({ field }: { field: string }) => field === 'signature';
        const isSigned = entry.kind === 'sizes' && !trimToNull(entry.unsignedReason);
        if (entry.kind === 'sizes' && files.filter(isSignature).length !== Number(isSigned))
          throw fieldError('request/invalid', 'signature', 'The signature is missing, or not wanted.');
        if ((isSigned || entry.kind === 'hand-over') && !trimToNull(entry.name))
          throw fieldError('request/invalid', 'name', 'This must be filled in.');
        const needsPhoto = entry.kind === 'hand-over' || entry.kind === 'photos';
        if (needsPhoto && !files.some((file) => !isSignature(file)))
          throw fieldError('request/invalid', 'files', 'The photo is missing.');
        const result: VisitEntryResponse = { isRevised: false };
        const save = this.saveFiles.save(files, { acceptsPdfs: false }, async (tx, saved) => {
          const filesWithPurpose = saved.map((file, index): FileOfField => {
            if (files[index]?.field !== 'signature')
              return { ...file, purpose: entry.kind === 'hand-over' ? 'hand-over' : 'on-site' };
            const name = `Signature of ${entry.name ?? ''}`.slice(0, attachmentLimits.name);
            return { ...file, name, purpose: 'signature' };
          });
          result.isRevised = await this.write(tx, actor, {
            key,
            appointmentId,
            entry,
            files: filesWithPurpose,
          });
        });
        await save.catch((error: unknown) => {
          if (!(error instanceof EntrySavedAlready)) throw error;
        });
        return result;
      },
      { fieldNames: visitFileFields, needsFile: false },
    );
  }

  private isSaved(key: string): Promise<boolean> {
    return this.statements.manager.existsBy(VisitEntry, { id: key });
  }

  /** @returns whether the price is revised, so that the customer is asked to agree */
  private async write(
    tx: Transaction,
    actor: Actor,
    {
      key,
      appointmentId,
      entry,
      files,
    }: { key: string; appointmentId: string; entry: VisitEntryRequest; files: FileOfField[] },
  ): Promise<boolean> {
    const now = this.clock.now();
    const { userId } = actor;
    const visit = userId === null ? null : await findVisitOfPerson(tx, { id: appointmentId, userId, now });
    if (!visit || userId === null) throw new AppError('visit/not-yours');
    const enteredAt = new Date(Math.min(Date.parse(entry.enteredAt), now.getTime()));
    const row = { id: key, appointmentId, recordedBy: userId, kind: entry.kind, enteredAt, createdAt: now };
    if (!(await insertUnlessPresent(tx.manager, VisitEntry, row))) throw new EntrySavedAlready();
    const tops = await readTopsOfOrders(tx, [visit.orderId]);
    await lockTops(
      tx,
      tops.map(({ quoteId }) => quoteId),
    );
    const context = { tx, actor, tops, entry, files, at: now, enteredAt };
    if (entry.access !== undefined && entry.access !== null)
      await tx.manager.update(Order, visit.orderId, { accessNote: trimToNull(entry.access) });
    if (entry.kind === 'sizes') return this.recordSizes(context);
    if (entry.kind === 'photos') {
      await this.addPhotos(context);
      return false;
    }
    if (entry.kind === 'nobody-there') {
      await this.recordNobodyThere(context, { id: appointmentId, key });
      return false;
    }
    await this.handOver(context, { id: appointmentId, orderId: visit.orderId });
    return false;
  }

  private async recordSizes({ tx, actor, tops, entry, files, at, enteredAt }: Context): Promise<boolean> {
    const { sizes } = entry;
    const top = tops.find(({ reference }) => reference === sizes?.reference);
    if (!sizes || !top) throw new AppError('order/measured-meanwhile');
    if (top.stage !== 'to-measure' && top.stage !== 'measured') throw new AppError('visit/cut-already');
    const size = { lengthMm: sizes.lengthMm, widthMm: sizes.widthMm };
    checkSize(size, (await readWorkshop(tx)).sizeLimits, { lengthMm: 'lengthMm', widthMm: 'widthMm' });
    const signature = files.find(({ purpose }) => purpose === 'signature');
    const { revisedQuote } = await this.measureTop.saveIn(tx, actor, top.quoteId, {
      size,
      layout: readLayout(sizes.layout),
      note: trimToNull(sizes.note),
      how: 'on-site',
      knownVersion: sizes.knownVersion,
      signed: signature && { name: entry.name ?? '', signatureId: signature.id, at: enteredAt },
      price: keepsQuotedPrice(top, sizes) ? 'keep' : 'revise',
    });
    await this.attach(tx, [top], files, at);
    await recordStaffAction(
      tx,
      actor,
      { id: top.quoteId, reference: top.reference },
      {
        verb: signature ? 'sign-sizes' : 'skip-signature',
        event: {
          kind: signature ? 'signed-on-site' : 'not-signed-on-site',
          details: {
            ...(signature ? { name: entry.name } : { reason: entry.unsignedReason }),
            enteredAt: enteredAt.toISOString(),
          },
        },
        at,
      },
    );
    return revisedQuote !== null;
  }

  /** Photos can be added at any stage, because a fitter may notice something later. */
  private async addPhotos({ tx, actor, tops, entry, files, at }: Context): Promise<void> {
    const top = tops.find(({ reference }) => reference === entry.reference);
    if (!top) throw new AppError('order/measured-meanwhile');
    await this.attach(tx, [top], files, at);
    const { quoteId: id, reference } = top;
    const event = { kind: 'photos-added', details: { count: files.length } } as const;
    await recordStaffAction(tx, actor, { id, reference }, { verb: 'add-photos', event, at });
  }

  private async handOver(
    { tx, actor, entry, files, at, enteredAt }: Context,
    visit: { id: string; orderId: string },
  ): Promise<void> {
    const first = await this.handOvers.recordIn(tx, actor, visit, {
      stage: entry.stage ?? 'delivered',
      reason: entry.reason ?? null,
      details: { name: entry.name ?? '', enteredAt: enteredAt.toISOString() },
    });
    await this.attach(tx, [first], files, at);
  }

  private async recordNobodyThere(
    { tx, actor, tops, entry, files, at, enteredAt }: Context,
    visit: { id: string; key: string },
  ): Promise<void> {
    const knownStartsAt = entry.knownStartsAt ? new Date(entry.knownStartsAt) : null;
    const note = trimToNull(entry.note);
    await recordNobodyThere(tx, actor, visit, { knownStartsAt, note, enteredAt, at });
    await this.attach(tx, tops, files, at);
  }

  private async attach(tx: Transaction, [top]: readonly FoundTop[], files: FileOfField[], createdAt: Date) {
    if (!top || files.length === 0) return;
    await tx.manager.insert(
      Attachment,
      files.map((file) => ({ ...file, quoteId: top.quoteId, createdAt })),
    );
    await claimFiles(tx, files);
  }
}

interface Context {
  tx: Transaction;
  actor: Actor;
  tops: readonly FoundTop[];
  entry: VisitEntryRequest;
  files: FileOfField[];
  at: Date;
  enteredAt: Date;
}
