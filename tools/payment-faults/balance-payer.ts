import { createHash, randomBytes } from 'node:crypto';
import { optionalTextIn, textIn } from '../faults/read-json.ts';
import { Customer } from './customer.ts';

const deposited = 60_000;

/** Somebody whose deposit is paid and whose sizes are agreed, and who pays what is left, by the link of a mail. */
export class BalancePayer extends Customer {
  token = randomBytes(32).toString('base64url');
  amount = '';

  override async saveQuotes() {
    await super.saveQuotes();
    const { system, quoteIds } = this;
    const first = super.otherTab();
    if (!(await first.requestUntilOpen(deposited))) throw new Error('the deposit has no page');
    await first.pay();
    if (!(await first.sees('paid', deposited))) throw new Error('the deposit is not paid');
    await system.sql('UPDATE quote SET measured_at = now() WHERE id = $1', [quoteIds[0]]);
    await system.sql(
      `INSERT INTO balance_request (quote_id, due_before, asked_at) VALUES ($1, now() + interval '14 days', now())`,
      [quoteIds[0]],
    );
    const digest = createHash('sha256').update(this.token).digest('base64url');
    await system.sql(
      `INSERT INTO order_link (token_hash, quote_id, created_at, ends_at) VALUES ($1, $2, now(), now() + interval '1 year')`,
      [digest, quoteIds[0]],
    );
    const [due] = await system.sql<{ amount: string }>(
      'SELECT (order_price(id) - received)::text AS amount FROM quote WHERE id = $1',
      [quoteIds[0]],
    );
    this.amount = due?.amount ?? '';
    return this;
  }

  override otherTab() {
    const { token, amount, quoteIds } = this;
    return Object.assign(new BalancePayer(this.system, this.parts), { token, amount, quoteIds });
  }

  /** Presses 'Pay balance' once: whether the card page opened. */
  override async request() {
    const reply = await this.system.api('POST', `/api/orders/${this.token}/balance-payments`, {
      body: { amount: this.amount },
    });
    this.lastReply = reply;
    if (reply?.status === 201) {
      this.depositId = textIn(reply.body, 'id');
      this.paymentUrl = optionalTextIn(reply.body, 'paymentUrl');
    }
    return Boolean(this.paymentUrl);
  }
}
