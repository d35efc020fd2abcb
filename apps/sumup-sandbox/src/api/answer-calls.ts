import type { FastifyReply } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { findKind } from '../faults/fault-book';
import type { FaultRecord } from '../faults/fault';
import type { Sandbox } from '../sandbox';
import { chanceOf } from '../state/ids';
import type { CallRecord } from '../state/records';
import { asInJune, problem, type Answer } from './answers';
import type { ApiRoute, Asked } from './api-routes';
import { distortAnswer } from './distort-answer';
import { isEnding, misbehave, workOf, type OpenSockets } from './misbehave';
import { sendAnswer } from './send-answer';

/** An early webhook must not hold the answer back for ever: its receiver may be waiting for that answer. */
const earlyPatienceMs = 2_000;

/** Does what calls ask for and answers, with the faults that they meet. */
export class AnswerCalls {
  private readonly open: OpenSockets = new Set();

  constructor(private readonly sandbox: Sandbox) {}

  async answer(route: ApiRoute, asked: Asked, call: CallRecord, isAllowed: boolean, reply: FastifyReply) {
    const { sandbox, open } = this;
    const faults = sandbox.faults.meet(route.operation, call.reference);
    const ending = faults.find(isEnding);
    await this.dawdle(call, faults);
    const end = (outcome: CallRecord['outcome']) => sandbox.ledger.end(call, outcome, faults);
    if (ending && workOf(ending) === 'none') return end(misbehave(ending, call, reply, open));

    const done = isAllowed ? route.work(sandbox, asked, call, faults) : problem(401, call.number);
    const isOfJune = sandbox.store.state.settings.apiVersion === '2026-06';
    const answer = isOfJune && route.operation === 'refund' ? asInJune(done) : done;
    await sandbox.store.synced();
    if (answer.status === 201 && findKind(faults, 'early-webhook')) await this.tellEarly(answer);
    if (ending) return end(misbehave(ending, call, reply, open, answer));
    const body = distortAnswer(answer, faults, sandbox);
    sendAnswer(reply, { ...answer, body }, route.operation);
    end(answer.status);
  }

  /** Ends what faults keep open, or closing the server would wait for it. */
  stop(): void {
    for (const socket of this.open) socket.destroy();
  }

  private async dawdle(call: CallRecord, faults: readonly FaultRecord[]): Promise<void> {
    const latency = findKind(faults, 'latency');
    if (!latency) return;
    const { ms, minMs = 0, maxMs = minMs, number } = latency;
    const drawn = chanceOf(this.sandbox.store.state.settings.seed, 'latency', number, call.number);
    await sleep(ms ?? minMs + drawn * (maxMs - minMs));
  }

  private async tellEarly({ checkout }: Answer): Promise<void> {
    const { deliveries, store } = this.sandbox;
    const webhooks = checkout ? deliveries.plan(checkout, 'PENDING') : [];
    if (webhooks.length === 0) return;
    store.commit(...webhooks.map((webhook) => ({ type: 'webhook', webhook }) as const));
    const told = Promise.all(webhooks.map((webhook) => deliveries.deliver(webhook)));
    await Promise.race([told, sleep(earlyPatienceMs, undefined, { ref: false })]);
  }
}
