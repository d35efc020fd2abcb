import { Injectable } from '@nestjs/common';
import { BackgroundTools, PeriodicTask } from '../background/periodic-task';
import { retryWrite } from '../background/retry-write';
import { withRequestId } from '../logging/request-context';
import { OutboxHandlers } from './outbox-handlers';

/** Within this time a handler is done, or another process tries. */
const patienceMs = 60_000;
/** Waiting times after a handler failed; the last one is for ever. */
const backoffMs = [2_000, 5_000, 15_000, 60_000, 300_000];
const mostAtOnce = 20;
const longestError = 500;

/** Claims what is due of the topics that somebody here takes; it comes up again if nothing is heard of it. */
export const claimMessages = `
    UPDATE outbox_message SET next_try_at = $2, tries = tries + 1
    WHERE id IN (
      SELECT id FROM outbox_message
      WHERE next_try_at <= $1 AND topic = ANY($3)
      ORDER BY next_try_at
      LIMIT $4
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, topic, payload, tries, request_id`;

/** A claim whose answer was lost: nobody works on those messages. */
const giveBackClaim = `UPDATE outbox_message SET next_try_at = $2 WHERE next_try_at = $1 AND topic = ANY($3)`;

const finishMessage = `UPDATE outbox_message SET done_at = $2, next_try_at = NULL, last_error = NULL WHERE id = $1 AND done_at IS NULL`;

const postponeMessage = `UPDATE outbox_message SET next_try_at = $2, last_error = $3 WHERE id = $1 AND done_at IS NULL`;

interface ClaimedMessage {
  id: string;
  topic: string;
  payload: Record<string, unknown>;
  tries: number;
  request_id: string | null;
}

/**
 * Carries out what the outbox asks for, at least once. PostgreSQL says what is left to do: a process that dies loses
 * nothing. Messages of topics that nobody takes yet stay as they are.
 */
@Injectable()
export class OutboxRelay extends PeriodicTask {
  protected readonly everyMs = 5_000;
  /** A trigger tells that something was written to the outbox. */
  protected override channel = 'outbox_filled';

  constructor(
    tools: BackgroundTools,
    private readonly handlers: OutboxHandlers,
  ) {
    super(tools);
  }

  /** One round: all that is due now. */
  async sweep(): Promise<void> {
    const topics = this.handlers.topics();
    if (!topics.length) return;
    for (;;) {
      const now = this.clock.now();
      const messages = await this.claim(now, topics);
      await Promise.all(
        messages.map((message) => withRequestId(message.request_id, () => this.handle(message))),
      );
      if (messages.length < mostAtOnce) return;
    }
  }

  private async claim(now: Date, topics: readonly string[]): Promise<ClaimedMessage[]> {
    const until = new Date(now.getTime() + patienceMs);
    try {
      return await this.statements.run<ClaimedMessage>(claimMessages, [now, until, topics, mostAtOnce]);
    } catch (error) {
      await this.write(giveBackClaim, [until, now, topics]);
      throw error;
    }
  }

  private async handle({ id, topic, payload, tries }: ClaimedMessage): Promise<void> {
    try {
      await this.handlers.handle(topic, payload);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn(`outbox ${topic} ${id}: ${reason}`);
      const waitMs = (backoffMs[tries - 1] ?? backoffMs.at(-1) ?? 0) / this.timeScale;
      const next = new Date(this.clock.now().getTime() + waitMs);
      const values = [id, next, reason.slice(0, longestError)];
      await this.write(postponeMessage, values);
      return;
    }
    await this.write(finishMessage, [id, this.clock.now()]);
  }

  /** Tried again while the database is away, unless the process ends. */
  private write(statement: string, values: readonly unknown[]): Promise<void> {
    return retryWrite(async () => {
      await this.statements.run(statement, values).catch((error: unknown) => {
        if (!this.hasEnded) throw error;
      });
    }, patienceMs);
  }
}
