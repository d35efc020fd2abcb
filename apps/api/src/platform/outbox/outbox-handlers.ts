import { Injectable } from '@nestjs/common';

/**
 * Does what a message asks for. May be called again for the same message, after a crash or where it threw: so it must
 * do no harm twice.
 */
export type OutboxHandler = (payload: Record<string, unknown>) => Promise<void>;

/** Who does what is written to the outbox; modules enter their topics when they start. */
@Injectable()
export class OutboxHandlers {
  private readonly byTopic = new Map<string, OutboxHandler>();

  /** @throws Error where a topic has a handler already: one of the two would never be called */
  register(topic: string, handler: OutboxHandler): void {
    if (this.byTopic.has(topic)) throw new Error(`the outbox topic ${topic} has two handlers`);
    this.byTopic.set(topic, handler);
  }

  topics(): string[] {
    return [...this.byTopic.keys()];
  }

  handle(topic: string, payload: Record<string, unknown>): Promise<void> {
    const handler = this.byTopic.get(topic);
    return handler ? handler(payload) : Promise.reject(new Error(`nobody takes the outbox topic ${topic}`));
  }
}
