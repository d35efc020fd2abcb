import { Injectable } from '@nestjs/common';
import type { AuditVerb, FollowUpRequest } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { Statements, type Transaction } from '../../database/statements';
import { addMail, isOnItsWay, type NewMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { noteByStaff } from '../timeline/add-to-timelines';
import { lockPresentQuote, type LockedQuote } from './locked-quote';

/** The same again within this time is an impatient finger. */
const repeatMs = 60_000;

const findSameLetter = `
  SELECT FROM mail
  WHERE kind = 'quote-follow-up' AND to_address = $1 AND quote_ids = ARRAY[$2] AND created_at > $3
    AND details ->> 'subject' = $4 AND details ->> 'text' = $5
  LIMIT 1`;

/** Mails that staff have sent about a quote: once for each press, as many as they like. */
@Injectable()
export class WriteToCustomer {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async followUp(actor: Actor, id: string, { subject, text }: FollowUpRequest): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, id);
      const address = quote.customer_email;
      if (!address) throw new AppError('order/no-address');
      const at = this.clock.now();
      const letter = { subject: subject.trim(), text: text.trim() };
      const same = [address, id, new Date(at.getTime() - repeatMs), letter.subject, letter.text];
      if ((await tx.run(findSameLetter, same)).length) return;
      const to = { name: linklessName(quote.customer_name), address };
      await send(tx, actor, quote, 'follow-up', { kind: 'quote-follow-up', to, details: letter, at });
    });
  }

  /** The quote with its PDF, to its customer or, for once, to another address. */
  async sendQuote(actor: Actor, id: string, otherAddress: string | null): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, id);
      const address = otherAddress ?? quote.customer_email;
      if (!address) throw new AppError('order/no-address');
      const at = this.clock.now();
      const since = new Date(at.getTime() - repeatMs);
      if (await isOnItsWay(tx, { kind: 'quote', address, quoteIds: [id], since })) return;
      // Whoever else gets it is not told the customer's name.
      const isCustomers = address.toLowerCase() === quote.customer_email?.toLowerCase();
      const to = { name: isCustomers ? linklessName(quote.customer_name) : null, address };
      await send(tx, actor, quote, 'send', { kind: 'quote', to, at });
    });
  }
}

/** Whom it goes to and what it says is kept with the mail alone. */
async function send(
  tx: Transaction,
  actor: Actor,
  quote: LockedQuote,
  verb: AuditVerb<'quote'>,
  mail: Omit<NewMail, 'key' | 'quoteIds'>,
): Promise<void> {
  const mailId = await addMail(tx, { ...mail, key: randomId(), quoteIds: [quote.id] });
  const event = { kind: 'mail-requested', details: { mailId } } as const;
  await noteByStaff(tx, actor, quote, { verb, event, after: { mailId }, at: mail.at });
}
