import { weeksToHandOver } from '@app/content';
import {
  handedOver,
  type MoveOrderRequest,
  maxProblemLength,
  problemTextField,
  remakePrefix,
  remakeStageField,
  remakeStages,
  type RemakeStage,
  type TickStepRequest,
  type TopDue,
  type TopPhoto,
  workshopStages,
} from '@app/contracts';
import { cutListOf } from '@app/quote-pdf';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  Attachment,
  claimFiles,
  type ReceivedFile,
  type ReceivedTexts,
  receiveFiles,
  SaveFiles,
} from '../../attachments';
import { type StatementRunner, Statements } from '../../database/statements';
import { TaskActions } from '../../inquiries';
import { MoveOrder } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { dateOf, londonDateOf, londonDayOf } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { attachmentKey } from '../../platform/storage/attachment-key';
import { ObjectStorage, type StoredObject } from '../../platform/storage/object-storage';
import { JobSheets, lockPresentQuote, readWorkshop, recordStaffAction } from '../../quotes';
import { addStaffTask, StaffTask } from '../../staff-tasks';
import { type FoundTop, findTop, toTopCard } from '../read-top-cards';
import { CutTick } from './cut-tick.entity';

interface TickRow {
  task: string;
  doneAt: Date;
  doneBy: string | null;
}

const findTicksSql = `
  SELECT task, ticked_at AS "doneAt", first_name AS "doneBy"
  FROM cut_tick LEFT JOIN staff_user ON staff_user.id = ticked_by
  WHERE quote_id = $1 AND version = $2`;

/** Photos of any quote for the same top, except signatures and photos from the customer. */
const findPhotosSql = `
  SELECT attachment.id, purpose, attachment.created_at AS "createdAt"
  FROM attachment JOIN quote ON quote.id = quote_id
  WHERE purpose IN ('on-site', 'problem') AND top_id = (SELECT top_id FROM quote WHERE id = $1)
  ORDER BY attachment.created_at, attachment.id`;

interface DueRow {
  measuredAt: Date | null;
  bookedAt: Date | null;
}

/** When the sizes of a top were agreed, and when its next delivery or collection is. */
const findDueSql = `
  SELECT measured_at AS "measuredAt", (
    SELECT min(starts_at) FROM appointment
    LEFT JOIN appointment_top AS part ON part.appointment_id = appointment.id
    WHERE appointment.order_id = item.order_id AND state = 'booked' AND kind IN ('delivery', 'collection')
      AND (part.top_id IS NULL OR part.top_id = item.top_id)) AS "bookedAt"
  FROM order_item AS item JOIN quote ON quote.id = agreed_id
  WHERE agreed_id = $1 AND is_placed`;

@Injectable()
export class WorkshopTops {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly sheets: JobSheets,
    private readonly orders: MoveOrder,
    private readonly tasks: TaskActions,
    private readonly saveFiles: SaveFiles,
    private readonly storage: ObjectStorage,
  ) {}

  /** @throws AppError `quote/not-found` */
  async read(reference: string, { isForWorkshop }: { isForWorkshop: boolean }) {
    const top = await getTop(this.statements, reference);
    const sheet = await this.sheets.read(reference, { isForWorkshop: true });
    const { state } = sheet;
    const version = state.kind === 'confirmed' ? state.agreed.version : null;
    const ticks = await this.statements.run<TickRow>(findTicksSql, [top.quoteId, version]);
    const { sizeLimits } = await readWorkshop(this.statements);
    return {
      top: toTopCard(top),
      sizeLimits,
      blocker: state.kind === 'not-confirmed' ? state.why : null,
      replacedBy: state.kind === 'replaced' ? state.by : null,
      cutList: cutListOf(sheet).map((step) => {
        const tick = ticks.find(({ task }) => task === step.task);
        return { ...step, doneAt: tick?.doneAt ?? null, doneBy: tick?.doneBy ?? null };
      }),
      photos: await this.statements.run<{ id: string; purpose: TopPhoto['purpose']; createdAt: Date }>(
        findPhotosSql,
        [top.quoteId],
      ),
      due: await this.readDue(top),
      orderId: isForWorkshop ? null : top.orderId,
    };
  }

  private async readDue({ quoteId, stage }: FoundTop): Promise<TopDue | null> {
    if (!stage || handedOver.includes(stage)) return null;
    const [found] = await this.statements.run<DueRow>(findDueSql, [quoteId]);
    if (found?.bookedAt) return { on: londonDateOf(found.bookedAt), isBooked: true };
    if (!found?.measuredAt) return null;
    const agreedDay = londonDayOf(found.measuredAt);
    const dueDay = { ...agreedDay, day: agreedDay.day + 7 * weeksToHandOver };
    return { on: dateOf(dueDay), isBooked: false };
  }

  /** @throws AppError `task/not-found` if the task is not a problem of this top */
  async setProblemDone(actor: Actor, reference: string, taskId: string, isDone: boolean): Promise<void> {
    const { quoteId } = await getTop(this.statements, reference);
    const problem = { id: taskId, kind: 'workshop-problem', quoteId } as const;
    if (!(await this.statements.manager.existsBy(StaffTask, problem))) throw new AppError('task/not-found');
    await this.tasks.setDone(actor, taskId, isDone);
  }

  /** @throws AppError `quote/not-found`, `attachment/not-found` if it is not a photo of this top */
  async readPhoto(reference: string, photoId: string): Promise<StoredObject> {
    const { quoteId } = await getTop(this.statements, reference);
    const photos = await this.statements.run<{ id: string }>(findPhotosSql, [quoteId]);
    const isKnown = photos.some(({ id }) => id === photoId);
    const found = isKnown && (await this.storage.get(attachmentKey({ id: photoId, type: 'image/jpeg' })));
    if (!found) throw new AppError('attachment/not-found');
    return found;
  }

  /** @param isForWorkshop only moves between the stages of the workshop, which neither measures nor delivers */
  async move(
    actor: Actor,
    reference: string,
    move: MoveOrderRequest,
    { isForWorkshop }: { isForWorkshop: boolean },
  ): Promise<void> {
    const isWorkshopMove = workshopStages.includes(move.stage) && workshopStages.includes(move.from);
    if (isForWorkshop && !isWorkshopMove) throw new AppError('workshop/not-yours');
    const { quoteId } = await getTop(this.statements, reference);
    await this.orders.move(actor, quoteId, move);
  }

  /** Idempotent. */
  async tick(actor: Actor, reference: string, { task, isDone, version }: TickStepRequest): Promise<void> {
    const sheet = await this.sheets.read(reference, { isForWorkshop: true });
    if (sheet.state.kind !== 'confirmed' || sheet.state.agreed.version !== version)
      throw new AppError('order/measured-meanwhile');
    if (!cutListOf(sheet).some((step) => step.task === task))
      throw fieldError('request/invalid', 'task', 'This step is not on the cut list.');
    const { quoteId } = await getTop(this.statements, reference);
    const { manager } = this.statements;
    if (!isDone) {
      await manager.delete(CutTick, { quoteId, version, task });
      return;
    }
    const tick = { quoteId, version, task, tickedBy: actor.userId ?? 0, tickedAt: this.clock.now() };
    await manager.createQueryBuilder().insert().into(CutTick).values(tick).orIgnore().execute();
  }

  /**
   * Creates a task for staff, with photos. Only the office may leave out the photos. The office may also move the top back to be
   * made again, with a new cut list. Idempotent.
   */
  async reportProblem(
    actor: Actor,
    reference: string,
    { key, request, isForWorkshop }: { key: string; request: FastifyRequest; isForWorkshop: boolean },
  ): Promise<void> {
    const { quoteId } = await getTop(this.statements, reference);
    const save = async (files: ReceivedFile[], texts: ReceivedTexts) => {
      const text = readProblem(texts.get(problemTextField));
      const remakeStage = readRemakeStage(texts.get(remakeStageField));
      if (remakeStage && isForWorkshop) throw new AppError('workshop/not-yours');
      const note = remakeStage ? remakePrefix + text : text;
      await this.saveFiles.save(files, { acceptsPdfs: false }, async (tx, saved) => {
        const at = this.clock.now();
        const quote = await lockPresentQuote(tx, quoteId);
        // A repeated request: its files are not claimed, so they are deleted.
        if (await tx.manager.existsBy(StaffTask, { kind: 'workshop-problem', key })) return;
        await addStaffTask(tx, 'workshop-problem', { key, quoteId, note, at });
        if (saved.length)
          await tx.manager.insert(
            Attachment,
            saved.map((file) => ({ ...file, quoteId, purpose: 'problem' as const, createdAt: at })),
          );
        await claimFiles(tx, saved);
        const event = { kind: 'problem-reported', details: { text: note }, idempotencyKey: key } as const;
        await recordStaffAction(tx, actor, quote, { verb: 'report-problem', event, at });
        if (!remakeStage) return;
        await this.orders.remakeIn(tx, actor, quoteId, remakeStage);
        await tx.manager.delete(CutTick, { quoteId });
      });
    };
    await receiveFiles(request, save, { needsFile: isForWorkshop });
  }
}

function readProblem(value = ''): string {
  const text = value.trim();
  if (text === '' || text.includes('\0') || [...text].length > maxProblemLength)
    throw fieldError(
      'request/invalid',
      problemTextField,
      `Please describe the problem in at most ${maxProblemLength} characters.`,
    );
  return text;
}

function readRemakeStage(value = ''): RemakeStage | null {
  const stage = remakeStages.find((candidate) => candidate === value);
  if (value !== '' && !stage)
    throw fieldError('request/invalid', remakeStageField, 'Please choose a stage from the list.');
  return stage ?? null;
}

async function getTop(runner: StatementRunner, reference: string): Promise<FoundTop> {
  const top = await findTop(runner, reference);
  if (!top) throw new AppError('quote/not-found');
  return top;
}
