import { Injectable } from '@nestjs/common';
import type { ChargebackDecision } from '@app/contracts';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addToTimelines } from '../../quotes';
import { findQuotesOfTask, StaffTask } from '../../staff-tasks';
import { winChargeback } from './win-chargeback';

const dayMs = 86_400_000;
/** The card provider answers within about two weeks. */
const answerMs = 14 * dayMs;

const kindsByDecision = {
  accept: { event: 'chargeback-accepted', verb: 'accept-chargeback' },
  contest: { event: 'chargeback-contested', verb: 'contest-chargeback' },
  win: { event: 'chargeback-won', verb: 'win-chargeback' },
} as const satisfies Record<ChargebackDecision, object>;

/** Records what staff decide about a chargeback. The order stays unpaid until the customer pays again or the case is won. */
@Injectable()
export class DecideChargeback {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepting and winning complete the task. Contesting postpones it until the provider should have answered. Does nothing if
   * the task is done already.
   * @throws AppError `task/not-found`
   */
  decide(actor: Actor, taskId: string, decision: ChargebackDecision): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const task = await tx.manager.findOne(StaffTask, {
        where: { id: taskId, kind: 'chargeback' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!task) throw new AppError('task/not-found');
      if (task.doneAt !== null) return;
      const at = this.clock.now();
      const wonAmount = decision === 'win' && (await winChargeback(tx, actor, task, at));
      if (decision !== 'contest')
        await tx.manager.update(StaffTask, { id: taskId }, { doneAt: at, doneBy: actor.userId });
      else await tx.manager.update(StaffTask, { id: taskId }, { dueAt: new Date(at.getTime() + answerMs) });
      await addToTimelines(tx, await findQuotesOfTask(tx, taskId), {
        kind: kindsByDecision[decision].event,
        details: { taskId, ...wonAmount },
        at,
        actorId: actor.userId,
      });
      await addAuditEntry(tx, actor, {
        at,
        verb: kindsByDecision[decision].verb,
        subject: { kind: 'task', id: taskId, name: 'chargeback' },
        ...(wonAmount && { after: wonAmount }),
      });
    });
  }
}
