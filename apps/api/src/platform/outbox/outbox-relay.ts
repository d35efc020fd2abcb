import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull } from 'typeorm';
import { BackgroundTools, PeriodicTask } from '../background/periodic-task';
import { retryWrite } from '../background/retry-write';
import { withRequestId } from '../logging/request-context';
import { OutboxHandlers } from './outbox-handlers';
import { OutboxMessage } from './outbox-message.entity';

/** After this time another process tries. */
const timeoutMs = 60_000;
/** Waiting times after failures; the last one repeats. */
const backoffMs = [2_000, 5_000, 15_000, 60_000, 300_000];
const batchSize = 20;
const maxErrorLength = 500;

/** Claims due messages of the topics handled here; they become due again at $2 unless they are done by then. */
export const claimMessagesSql = `
    UPDATE outbox_message SET next_try_at = $2, tries = tries + 1
    WHERE id IN (
      SELECT id FROM outbox_message
      WHERE next_try_at <= $1 AND topic = ANY($3)
      ORDER BY next_try_at
      LIMIT $4
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, topic, payload, tries, request_id`;

interface ClaimedMessage {
  id: string;
  topic: string;
  payload: Record<string, unknown>;
  tries: number;
  request_id: string | null;
}

/**
 * Delivers outbox messages at least once. PostgreSQL holds what is left to do, so a crash loses nothing. Messages
 * without a handler stay.
 */
@Injectable()
export class OutboxRelay extends PeriodicTask {
  protected readonly everyMs = 5_000;
  /** A trigger notifies this channel on insert. */
  protected override channel = 'outbox_filled';

  constructor(
    tools: BackgroundTools,
    private readonly handlers: OutboxHandlers,
  ) {
    super(tools);
  }

  async sweep(): Promise<void> {
    const topics = this.handlers.topics();
    if (!topics.length) return;
    for (;;) {
      const now = this.clock.now();
      const messages = await this.claim(now, topics);
      await Promise.all(
        messages.map((message) => withRequestId(message.request_id, () => this.handle(message))),
      );
      if (messages.length < batchSize) return;
    }
  }

  private async claim(now: Date, topics: readonly string[]): Promise<ClaimedMessage[]> {
    const until = new Date(now.getTime() + timeoutMs);
    try {
      return await this.statements.run<ClaimedMessage>(claimMessagesSql, [now, until, topics, batchSize]);
    } catch (error) {
      // The claim may have succeeded although its response was lost; then no process handles those messages.
      await this.update({ nextTryAt: until, topic: In(topics) }, { nextTryAt: now });
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
      const nextTryAt = new Date(this.clock.now().getTime() + waitMs);
      await this.update({ id, doneAt: IsNull() }, { nextTryAt, lastError: reason.slice(0, maxErrorLength) });
      return;
    }
    const done = { doneAt: this.clock.now(), nextTryAt: null, lastError: null };
    await this.update({ id, doneAt: IsNull() }, done);
  }

  /** Retried while the database is down, unless the process is ending. */
  private update(
    where: FindOptionsWhere<OutboxMessage>,
    fields: Partial<Pick<OutboxMessage, 'nextTryAt' | 'lastError' | 'doneAt'>>,
  ): Promise<void> {
    return retryWrite(async () => {
      try {
        await this.statements.manager.update(OutboxMessage, where, fields);
      } catch (error) {
        if (!this.hasEnded) throw error;
      }
    }, timeoutMs);
  }
}
