import { Injectable } from '@nestjs/common';

/** Handles a message. May be called again for the same message after a crash or error, so it must be idempotent. */
export type OutboxHandler = (payload: Record<string, unknown>) => Promise<void>;

@Injectable()
export class OutboxHandlers {
  private readonly byTopic = new Map<string, OutboxHandler>();

  /** @throws Error if the topic has a handler: one of the two would never be called */
  register(topic: string, handler: OutboxHandler): void {
    if (this.byTopic.has(topic)) throw new Error(`the outbox topic ${topic} has two handlers`);
    this.byTopic.set(topic, handler);
  }

  topics(): string[] {
    return [...this.byTopic.keys()];
  }

  handle(topic: string, payload: Record<string, unknown>): Promise<void> {
    const handler = this.byTopic.get(topic);
    return handler ? handler(payload) : Promise.reject(new Error(`no handler for the outbox topic ${topic}`));
  }
}
