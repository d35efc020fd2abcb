import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { InquiryForm } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import { InquiryActions } from '../../inquiries';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addToTimelines } from '../../quotes';
import { StaffTask } from '../../staff-tasks';
import { getTask, type ListedTask } from './list-tasks';

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
  tick(actor: Actor, id: string, isDone: boolean): Promise<ListedTask> {
    return this.statements.transaction(async (tx) => {
      const task = await tx.manager.findOneBy(StaffTask, { id });
      if (!task) throw new AppError('task/not-found');
      const at = this.clock.now();
      if ((task.doneAt !== null) !== isDone) await this.change(tx, actor, task, isDone, at);
      return getTask(tx, id, at);
    });
  }

  private async change(
    tx: Transaction,
    actor: Actor,
    task: StaffTask,
    isDone: boolean,
    at: Date,
  ): Promise<void> {
    const { id, kind } = task;
    // Money that nobody has decided about would be forgotten, be it counted already or not: the decision ends the task.
    if (isDone && kind === 'review-payment' && task.attemptId !== null)
      throw new AppError('task/decide-payment');
    const isMoved = await this.moveInquiryOf(tx, actor, task, isDone);
    // The inquiry may have ended or reopened it meanwhile.
    const { affected } = await tx.manager.update(
      StaffTask,
      { id, doneAt: isDone ? IsNull() : Not(IsNull()) },
      isDone ? { doneAt: at, doneBy: actor.userId } : { doneAt: null, doneBy: null },
    );
    if (!isMoved && !affected) return;
    const verb = isDone ? 'tick' : 'reopen';
    const quoteIds = (await getTask(tx, id, at)).quotes.map((quote) => quote.id);
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
    { kind, contactInquiryId: contact, tradeInquiryId: trade }: StaffTask,
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
