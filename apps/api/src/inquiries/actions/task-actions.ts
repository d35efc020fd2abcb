import { Injectable } from '@nestjs/common';
import type { InquiryForm } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { readLondonDay, startOfLondonDay } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { addToTimelines } from '../../quotes';
import { quotesOfTask, setTaskDone, StaffTask } from '../../staff-tasks';
import { InquiryActions } from './inquiry-actions';

/** Completes and reopens staff tasks. Part of this module because an 'answer' task also changes its inquiry's status. */
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
      const isMoved = await this.changeStatusOfInquiry(tx, actor, task, isDone);
      const isSet = await setTaskDone(tx, task, isDone, { at, by: actor.userId });
      if (!isMoved && !isSet) return;
      const quoteIds = await quotesOfTask(tx, id);
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
   * Puts an open task off to a day, until 5 p.m. A task that is done stays as it is.
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
      const dueAt = endOfWorkingDay(dueOn);
      const ahead = dueAt.getTime() - at.getTime();
      if (ahead <= 0 || ahead > maxDaysAhead * 86_400_000)
        throw fieldError('request/invalid', 'dueOn', 'Please choose a later day, within a year.');
      await tx.manager.update(StaffTask, { id }, { dueAt });
      const quoteIds = await quotesOfTask(tx, id);
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

  /** A done 'answer' task and a resolved inquiry mean the same. */
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

const maxDaysAhead = 366;
const workingDayHours = 17;

function endOfWorkingDay(day: string): Date {
  const london = readLondonDay(day);
  if (!london) throw new Error(`not a day: ${day}`);
  return new Date(startOfLondonDay(london).getTime() + workingDayHours * 3_600_000);
}
