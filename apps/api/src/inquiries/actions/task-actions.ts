import { Injectable } from '@nestjs/common';
import type { AddTaskRequest, InquiryForm, TaskAssignee } from '@app/contracts';
import { In } from 'typeorm';
import { Statements, type StatementRunner, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { readLondonDay, startOfLondonDay } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { addToTimelines, Quote } from '../../quotes';
import { StaffUser } from '../../staff';
import { findQuotesOfTask, setTaskDone, StaffTask } from '../../staff-tasks';
import { InquiryActions } from './inquiry-actions';

/** Staff's actions on tasks. Part of this module because completing an 'answer' task changes its inquiry's status. */
@Injectable()
export class TaskActions {
  constructor(
    private readonly statements: Statements,
    private readonly inquiries: InquiryActions,
    private readonly clock: Clock,
  ) {}

  setDone(actor: Actor, id: string, isDone: boolean): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const task = await tx.manager.findOneBy(StaffTask, { id });
      if (!task) throw new AppError('task/not-found');
      if ((task.doneAt !== null) === isDone) return;
      const at = this.clock.now();
      const { kind } = task;
      const isInquiryChanged = await this.changeStatusOfInquiry(tx, actor, task, isDone);
      const isTaskChanged = await setTaskDone(tx, task, isDone, { at, by: actor.userId });
      if (!isInquiryChanged && !isTaskChanged) return;
      const quoteIds = await findQuotesOfTask(tx, id);
      if (quoteIds.length)
        await addToTimelines(tx, quoteIds, {
          kind: isDone ? 'task-done' : 'task-reopened',
          details: { task: kind, taskId: id },
          at,
          actorId: actor.userId,
        });
      await addAuditEntry(tx, actor, {
        at,
        verb: isDone ? 'tick' : 'reopen',
        subject: { kind: 'task', id, name: kind },
        before: { isDone: !isDone },
        after: { isDone },
      });
    });
  }

  /**
   * Postpones an open task to a day. A task that is done stays as it is.
   * @throws AppError `task/not-found`, `request/invalid` for a day that is over or more than a year ahead
   */
  postpone(
    actor: Actor,
    id: string,
    { dueOn, isUnanswered }: { dueOn: string; isUnanswered: boolean },
  ): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const task = await tx.manager.findOneBy(StaffTask, { id });
      if (!task) throw new AppError('task/not-found');
      if (task.doneAt !== null) return;
      const at = this.clock.now();
      const dueAt = readDueAt(dueOn, at);
      await tx.manager.update(StaffTask, { id }, { dueAt });
      const quoteIds = await findQuotesOfTask(tx, id);
      if (quoteIds.length)
        await addToTimelines(tx, quoteIds, {
          kind: isUnanswered ? 'call-unanswered' : 'task-postponed',
          details: { task: task.kind, taskId: id, dueOn },
          at,
          actorId: actor.userId,
        });
      await addAuditEntry(tx, actor, {
        at,
        verb: 'postpone',
        subject: { kind: 'task', id, name: task.kind },
        before: { dueAt: task.dueAt.toISOString() },
        after: { dueAt: dueAt.toISOString() },
      });
    });
  }

  /**
   * @returns its id
   * @throws AppError `request/invalid` for a day that is over or more than a year ahead, or an unknown assignee;
   *   `quote/not-found`
   */
  add(actor: Actor, { text, dueOn, assigneeId, quoteId }: Required<AddTaskRequest>): Promise<string> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const dueAt = readDueAt(dueOn, at);
      await checkAssignee(tx, assigneeId);
      const id = randomId();
      const kind = 'own-task';
      if (quoteId !== null && !(await tx.manager.existsBy(Quote, { id: quoteId })))
        throw new AppError('quote/not-found');
      const task = { id, kind, key: id, note: text, quoteId, dueAt, createdAt: at, assigneeId } as const;
      await tx.manager.insert(StaffTask, task);
      await addAuditEntry(tx, actor, {
        at,
        verb: 'create',
        subject: { kind: 'task', id, name: kind },
        // The text may name a customer.
        after: { dueAt: dueAt.toISOString(), assigneeId },
      });
      return id;
    });
  }

  /** @throws AppError `task/not-found`, `request/invalid` for somebody who cannot see tasks */
  assign(actor: Actor, id: string, assigneeId: number | null): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const task = await tx.manager.findOne(StaffTask, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!task) throw new AppError('task/not-found');
      if (task.assigneeId === assigneeId) return;
      await checkAssignee(tx, assigneeId);
      await tx.manager.update(StaffTask, { id }, { assigneeId });
      await addAuditEntry(tx, actor, {
        at: this.clock.now(),
        verb: 'assign',
        subject: { kind: 'task', id, name: task.kind },
        before: { assigneeId: task.assigneeId },
        after: { assigneeId },
      });
    });
  }

  async readAssignees({ userId }: Actor): Promise<TaskAssignee[]> {
    const users = await this.statements.manager.find(StaffUser, {
      where: whereCanSeeTasks,
      order: { firstName: 'ASC', id: 'ASC' },
    });
    return users.map(({ id, firstName }) => ({ id, name: firstName, isSelf: id === userId }));
  }

  /** An 'answer' task is done exactly when its inquiry is resolved. */
  private async changeStatusOfInquiry(
    tx: Transaction,
    actor: Actor,
    { kind, contactInquiryId: contact, tradeInquiryId: trade }: StaffTask,
    isDone: boolean,
  ): Promise<boolean> {
    const status = isDone ? 'resolved' : 'in-progress';
    const move = (form: InquiryForm, id: string) =>
      this.inquiries.setStatusIn(tx, actor, { form, id }, status);
    if (kind === 'answer-contact' && contact) return move('contact', contact);
    if (kind === 'answer-trade' && trade) return move('trade', trade);
    return false;
  }
}

const whereCanSeeTasks = { isActive: true, isAdmin: true, role: In(['owner', 'office']) } as const;

async function checkAssignee({ manager }: StatementRunner, assigneeId: number | null): Promise<void> {
  if (assigneeId !== null && !(await manager.existsBy(StaffUser, { ...whereCanSeeTasks, id: assigneeId })))
    throw fieldError('request/invalid', 'assigneeId', 'Please choose a colleague who can see tasks.');
}

const maxDaysAhead = 366;
const endOfWorkHour = 17;

/** At 5 p.m. of the day; for today after 5 p.m., at midnight. */
function readDueAt(dueOn: string, now: Date): Date {
  const day = readLondonDay(dueOn);
  if (!day) throw new Error(`not a day: ${dueOn}`);
  const endOfWork = new Date(startOfLondonDay(day).getTime() + endOfWorkHour * 3_600_000);
  const dueAt = endOfWork > now ? endOfWork : startOfLondonDay({ ...day, day: day.day + 1 });
  const msAhead = dueAt.getTime() - now.getTime();
  if (msAhead <= 0 || msAhead > maxDaysAhead * 86_400_000)
    throw fieldError('request/invalid', 'dueOn', 'Please choose a later day, within a year.');
  return dueAt;
}
