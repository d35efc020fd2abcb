import { Injectable } from '@nestjs/common';
import type { AuditVerb, FollowUpRequest } from '@app/contracts';
import { formatLastValidDay } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import { addMail, isMailPending, type NewMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import type { LondonDay } from '../../platform/clock/london-day';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { refreshTops } from '../lineage/refresh-tops';
import { Quote } from '../quote.entity';
import { deletionBlockerOf } from '../read/payment-blocker-of';
import { lockTops } from '../lineage/lock-top';
import { validUntilOf } from '../save/saving-day';
import { recordStaffAction } from '../timeline/add-to-timelines';
import { type LockedQuote, lockPresentQuote, lockQuote } from './locked-quote';
import { closeCardPages } from './order-outbox';
import { type CustomerChange, quotesOfSameCustomer, setCustomer } from './set-customer';

/** The same request within this time is a double click. */
const repeatMs = 60_000;

const findSameMailSql = `
  SELECT FROM mail
  WHERE kind = 'quote-follow-up' AND to_address = $1 AND quote_ids = ARRAY[$2] AND created_at > $3
    AND details ->> 'subject' = $4 AND details ->> 'text' = $5
  LIMIT 1`;

@Injectable()
export class QuoteActions {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Soft: hidden from visitors and lists, and restorable (D22). */
  delete(actor: Actor, id: string): Promise<void> {
    return this.setDeleted(actor, id, true);
  }

  restore(actor: Actor, id: string): Promise<void> {
    return this.setDeleted(actor, id, false);
  }

  private async setDeleted(actor: Actor, id: string, isDeleted: boolean): Promise<void> {
    await this.statements.transaction(async (tx) => {
      // Deleting or restoring decides which quote of the top is current.
      await lockTops(tx, [id]);
      const quote = await lockQuote(tx, id);
      if (isDeleted && quote.deleted_at) return;
      if (isDeleted && deletionBlockerOf(quote)) throw new AppError('order/has-deposit');
      if (!isDeleted && !quote.deleted_at) throw new AppError('order/not-deleted');
      const at = this.clock.now();
      await tx.manager.update(Quote, id, { deletedAt: isDeleted ? at : null });
      await refreshTops(tx, [id]);
      const verb = isDeleted ? 'delete' : 'restore';
      await recordStaffAction(tx, actor, quote, { verb, event: { kind: `${verb}d` }, at });
    });
  }

  /** The audit log records that there is a note, not its text. */
  async addNote(actor: Actor, id: string, text: string, idempotencyKey?: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockQuote(tx, id);
      const event = { kind: 'note', details: { text: text.trim() }, idempotencyKey } as const;
      await recordStaffAction(tx, actor, quote, { verb: 'add-note', event, at: this.clock.now() });
    });
  }

  async setValidity(actor: Actor, id: string, lastDay: LondonDay): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, id);
      if (quote.standing === 'superseded') throw new AppError('order/superseded');
      const at = this.clock.now();
      const validUntil = validUntilOf(lastDay, at);
      if (validUntil.getTime() === quote.valid_until.getTime()) return;
      await tx.manager.update(Quote, id, { validUntil });
      // A card page opened under the longer validity would outlive the price.
      const isShorter = validUntil < quote.valid_until;
      if (isShorter && quote.deposit_state === 'open') await closeCardPages(tx, id, at);
      const details = {
        lastValidDay: formatLastValidDay(validUntil),
        before: formatLastValidDay(quote.valid_until),
      };
      await recordStaffAction(tx, actor, quote, {
        verb: 'set-validity',
        event: { kind: 'validity-changed', details },
        before: { validUntil: quote.valid_until.toISOString() },
        after: { validUntil: validUntil.toISOString() },
        at,
      });
    });
  }

  async setCustomer(actor: Actor, id: string, change: CustomerChange): Promise<void> {
    await this.statements.transaction(async (tx) => {
      await lockTops(tx, await quotesOfSameCustomer(tx, id));
      await setCustomer(tx, actor, await lockPresentQuote(tx, id), change, this.clock.now());
    });
  }

  async followUp(actor: Actor, id: string, { subject, text }: FollowUpRequest): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, id);
      const address = quote.customer_email;
      if (!address) throw new AppError('order/no-address');
      const at = this.clock.now();
      const content = { subject: subject.trim(), text: text.trim() };
      const same = [address, id, new Date(at.getTime() - repeatMs), content.subject, content.text];
      if ((await tx.run(findSameMailSql, same)).length) return;
      const to = { name: quote.customer_name, address };
      await send(tx, actor, quote, 'follow-up', { kind: 'quote-follow-up', to, details: content, at });
    });
  }

  async sendQuote(actor: Actor, id: string, otherAddress: string | null): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, id);
      const address = otherAddress ?? quote.customer_email;
      if (!address) throw new AppError('order/no-address');
      const at = this.clock.now();
      const repeatedSince = new Date(at.getTime() - repeatMs);
      if (await isMailPending(tx, { kind: 'quote', address, quoteIds: [id], since: repeatedSince })) return;
      // Another recipient must not see the customer's name.
      const isCustomers = address.toLowerCase() === quote.customer_email?.toLowerCase();
      const to = { name: isCustomers ? quote.customer_name : null, address };
      await send(tx, actor, quote, 'send', { kind: 'quote', to, at });
    });
  }
}

async function send(
  tx: Transaction,
  actor: Actor,
  quote: LockedQuote,
  verb: AuditVerb<'quote'>,
  mail: Omit<NewMail, 'key' | 'quoteIds'>,
): Promise<void> {
  const mailId = await addMail(tx, { ...mail, key: randomId(), quoteIds: [quote.id] });
  const event = { kind: 'mail-requested', details: { mailId } } as const;
  await recordStaffAction(tx, actor, quote, { verb, event, after: { mailId }, at: mail.at });
}
