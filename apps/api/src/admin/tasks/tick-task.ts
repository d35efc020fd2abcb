import { Injectable } from '@nestjs/common';
import { quoteIdPattern, type AdminTask, type InquiryForm } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import { InquiryActions } from '../../inquiries';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addToTimelines } from '../../quotes';
import { findStaffTask, setStaffTaskDone, type KnownStaffTask } from '../../tasks';
import { readTask, type TaskRow } from './list-tasks';
import { toAdminTask } from './to-admin-task';

/** Staff tick off what they have done, and take that back. */
@Injectable()
export class TickTask {
  constructor(
    private readonly statements: Statements,
    private readonly inquiries: InquiryActions,
    private readonly clock: Clock,
  ) {}

  /**
   * What is so already stays untouched.
   * @throws AppError `task/not-found`, `task/decide-payment`
   */
  tick(actor: Actor, id: string, isDone: boolean): Promise<AdminTask> {
    return this.statements.transaction(async (tx) => {
      const task = quoteIdPattern.test(id) ? await findStaffTask(tx, id) : undefined;
      if (!task) throw new AppError('task/not-found');
      const at = this.clock.now();
      if (task.is_done !== isDone) await this.change(tx, actor, task, isDone, at);
      const [row] = await tx.run<TaskRow & Record<string, unknown>>(readTask, [at, id]);
      if (!row) throw new AppError('task/not-found');
      return toAdminTask(row);
    });
  }

  private async change(
    tx: Transaction,
    actor: Actor,
    task: KnownStaffTask,
    isDone: boolean,
    at: Date,
  ): Promise<void> {
    const { id, kind } = task;
    // Money that nobody has decided about would be forgotten, be it counted already or not: the decision ends the task.
    if (isDone && kind === 'review-payment' && task.attempt_id !== null)
      throw new AppError('task/decide-payment');
    const isMoved = await this.moveInquiryOf(tx, actor, task, isDone);
    const isChanged = await setStaffTaskDone(tx, id, { doneAt: isDone ? at : null, doneBy: actor.userId });
    if (!isMoved && !isChanged) return;
    const verb = isDone ? 'tick' : 'reopen';
    const [row] = await tx.run<TaskRow & Record<string, unknown>>(readTask, [at, id]);
    const quoteIds = row?.quotes.map((quote) => quote.id) ?? [];
    if (quoteIds.length) {
      await addToTimelines(tx, quoteIds, {
        kind: isDone ? 'task-done' : 'task-reopened',
        details: { task: kind, taskId: id },
        at,
        actorId: actor.userId,
      });
    }
    await addAuditEntry(tx, actor, {
      at,
      verb,
      subject: { kind: 'task', id, name: kind },
      before: { isDone: !isDone },
      after: { isDone },
    });
  }

  /** An answer that was given is an inquiry that is resolved, and the other way round: that ends the task as well. */
  private async moveInquiryOf(
    tx: Transaction,
    actor: Actor,
    { kind, contact_inquiry_id: contact, trade_inquiry_id: trade }: KnownStaffTask,
    isDone: boolean,
  ): Promise<boolean> {
    const status = isDone ? 'resolved' : 'in-progress';
    const move = (form: InquiryForm, id: string) =>
      this.inquiries.setStatusWithin(tx, actor, { form, id }, status);
    if (kind === 'answer-contact' && contact) return move('contact', contact);
    if (kind === 'answer-trade' && trade) return move('trade', trade);
    return false;
  }
}
