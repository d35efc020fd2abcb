// @ts-check
import { randomBytes } from 'node:crypto';
import { waitUntil } from '../processes/wait-until.mjs';

/** @typedef {import('./system.mjs').PaymentSystem} PaymentSystem */

/** Somebody in the showroom who gives a deposit back, and does not give up at the first error. */
export class Staff {
  /** @type {string | undefined} */
  cookie;

  /** @param {PaymentSystem} system */
  constructor(system) {
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

  /**
   * The wish to give a deposit back, which stays the same wish however often it is uttered.
   * @param {string | undefined} depositId
   * @param {string} amount in pounds
   */
  wishTo(depositId, amount) {
    const idempotencyKey = randomBytes(16).toString('base64url');
    /** Presses 'Refund' once. @returns whether the shop has taken it on */
    const ask = async () => {
      const reply = await this.system.api('POST', `/api/admin/deposit-payments/${depositId}/refunds`, {
        headers: { cookie: this.cookie ?? '', 'idempotency-key': idempotencyKey },
        body: { amount, reason: 'Another bathroom' },
      });
      return reply !== undefined && reply.status < 300;
    };
    return {
      ask,
      /** @param {number} limitMs */
      askUntilTaken: (limitMs) => waitUntil(ask, limitMs, 200),
      /** @returns {Promise<string | undefined>} how far it has come in our books */
      state: async () => {
        const [refund] = await this.system.sql('SELECT state FROM refund WHERE idempotency_key = $1', [
          idempotencyKey,
        ]);
        return refund?.state;
      },
    };
  }
}

/** @typedef {ReturnType<Staff['wishTo']>} Refund */
