import { randomBytes } from 'node:crypto';
import type { PaymentSystem } from './system.ts';

/** Somebody in the showroom who gives a deposit back, and does not give up at the first error. */
export class Staff {
  system;
  cookie: string | undefined;

  constructor(system: PaymentSystem) {
    this.system = system;
  }

  /** With the account of the demo. */
  async signIn() {
    const reply = await fetch(`${this.system.originOf('API_PORT')}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'vanity-top-dev' }),
    });
    if (!reply.ok) throw new Error(`signing in: ${reply.status} ${await reply.text()}`);
    this.cookie = reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    return this;
  }

  /** Presses 'Ask for it' once: whether the balance is asked for, in parts. */
  async askForBalance(quoteId: string) {
    const dueOn = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const reply = await this.system.api('PUT', `/api/admin/quotes/${quoteId}/balance-request`, {
      headers: { cookie: this.cookie ?? '' },
      body: { dueOn, smallestPart: '10.00' },
    });
    return reply !== undefined && reply.status < 300;
  }

  /** The request to give a deposit back, in pounds, which stays the same however often it is sent. */
  refundOf(depositId: string | undefined, amount: string) {
    const idempotencyKey = randomBytes(16).toString('base64url');
    /** Presses 'Refund' once: whether the shop has taken it on. */
    const ask = async () => {
      const reply = await this.system.api('POST', `/api/admin/deposit-payments/${depositId}/refunds`, {
        headers: { cookie: this.cookie ?? '', 'idempotency-key': idempotencyKey },
        body: { amount, reason: 'Another bathroom' },
      });
      return reply !== undefined && reply.status < 300;
    };
    return {
      ask,
      /** How far it has come in our books. */
      state: async () => {
        const [refund] = await this.system.sql<{ state: string }>(
          'SELECT state FROM refund WHERE idempotency_key = $1',
          [idempotencyKey],
        );
        return refund?.state;
      },
    };
  }
}

export type Refund = ReturnType<Staff['refundOf']>;
