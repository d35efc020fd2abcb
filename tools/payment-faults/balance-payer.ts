import { createHash, randomBytes } from 'node:crypto';
import { objectIn, optionalTextIn, textIn } from '../faults/read-json.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { Customer } from './customer.ts';
import { Staff } from './staff.ts';

const limitMs = 60_000;
const firstPart = '100.00';

/** Somebody whose deposit is paid and whose sizes are agreed, and who pays what is left in two parts, by the link of a mail. */
export class BalancePayer extends Customer {
  token = randomBytes(32).toString('base64url');

  override async saveQuotes() {
    await super.saveQuotes();
    const { system, quoteIds } = this;
    const deposit = super.otherTab();
    if (!(await deposit.requestUntilOpen(limitMs))) throw new Error('the deposit has no page');
    await deposit.pay();
    if (!(await deposit.sees('paid', limitMs))) throw new Error('the deposit is not paid');
    await system.sql('UPDATE quote SET measured_at = now() WHERE id = $1', [quoteIds[0]]);
    const digest = createHash('sha256').update(this.token).digest('base64url');
    await system.sql(
      `INSERT INTO order_link (token_hash, quote_id, created_at, ends_at) VALUES ($1, $2, now(), now() + interval '1 year')`,
      [digest, quoteIds[0]],
    );
    return this;
  }

  override otherTab() {
    const { token, quoteIds } = this;
    return Object.assign(new BalancePayer(this.system, this.parts), { token, quoteIds });
  }

  /** Staff ask for the balance, until it is asked for. */
  async isAsked() {
    const staff = await new Staff(this.system).signIn();
    const isAsked = () => staff.askForBalance(this.quoteIds[0]);
    if (!(await waitUntil(isAsked, limitMs, 200))) throw new Error('the balance is not asked for');
  }

  /** The first part is charged; whether the shop has learned of it is another matter. */
  async payFirstPart() {
    await this.isAsked();
    const first = this.otherTab();
    if (!(await waitUntil(() => first.requestPart(firstPart), limitMs, 200)))
      throw new Error(`the first part has no page: ${JSON.stringify(first.lastReply)}`);
    await first.pay();
    return first;
  }

  /** Presses 'Pay balance' once, for all that is due by the page of the order: whether the card page opened. */
  override async request() {
    const order = await this.system.api('GET', `/api/orders/${this.token}`);
    if (order?.status !== 200) return false;
    return this.requestPart(textIn(objectIn(order.body, 'balance'), 'balance'));
  }

  private async requestPart(amount: string) {
    const reply = await this.system.api('POST', `/api/orders/${this.token}/balance-payments`, {
      body: { amount },
    });
    this.lastReply = reply;
    if (reply?.status === 201) {
      this.depositId = textIn(reply.body, 'id');
      this.paymentUrl = optionalTextIn(reply.body, 'paymentUrl');
    }
    return Boolean(this.paymentUrl);
  }
}
