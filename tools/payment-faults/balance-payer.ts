import { createHash, randomBytes } from 'node:crypto';
import { reached, reachLimitMs } from '../faults/fault-system.ts';
import { Customer } from './customer.ts';
import { Staff } from './staff.ts';

const firstPart = '100.00';

/** Somebody whose deposit is paid and whose sizes are agreed, and who pays what is left in two parts, by the link of a mail. */
export class BalancePayer extends Customer {
  token = randomBytes(32).toString('base64url');

  override async saveQuote() {
    await super.saveQuote();
    const { system, quoteId } = this;
    const deposit = super.otherTab();
    await deposit.open();
    await deposit.pay();
    await reached('the deposit paid', () => deposit.sees('paid', reachLimitMs));
    await system.sql('UPDATE quote SET measured_at = now() WHERE id = $1', [quoteId]);
    const digest = createHash('sha256').update(this.token).digest('base64url');
    await system.sql(
      `INSERT INTO order_link (token_hash, quote_id, created_at, ends_at) VALUES ($1, $2, now(), now() + interval '1 year')`,
      [digest, quoteId],
    );
    return this;
  }

  override otherTab() {
    const { token, quoteId } = this;
    return Object.assign(new BalancePayer(this.system, this.parts), { token, quoteId });
  }

  /** Staff ask for the balance, until it is asked for. */
  async isAsked() {
    const staff = await new Staff(this.system).signIn();
    await reached('the balance asked for', () => staff.askForBalance(this.quoteId), 200);
  }

  /** The first part is charged; whether the shop has learned of it is another matter. */
  async payFirstPart() {
    await this.isAsked();
    const first = this.otherTab();
    await reached('a page for the first part', () => first.requestPart(firstPart), 200);
    await first.pay();
    return first;
  }

  /** Presses 'Pay balance' once, for all that is due by the page of the order: whether the card page opened. */
  override async request() {
    const order = await this.system.api<{ balance: { balance: string } }>('GET', `/api/orders/${this.token}`);
    return order?.status === 200 && this.requestPart(order.body.balance.balance);
  }

  private async requestPart(amount: string) {
    const path = `/api/orders/${this.token}/balance-payments`;
    return this.isOpened(await this.system.api('POST', path, { body: { amount } }));
  }
}
