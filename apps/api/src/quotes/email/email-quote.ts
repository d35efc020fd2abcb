import { Injectable } from '@nestjs/common';
import { type EmailQuoteResponse, emailQuoteLimits } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import { addMail, isMailPending } from '../../mail';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { mailboxOf } from '../../platform/limits/mailbox-of';
import { networkOf } from '../../platform/limits/network-of';
import { RateLimits } from '../../platform/limits/rate-limits';
import { isThere, lockOrder } from '../lineage/quotes-of-tops';
import { latestNameFor, takeSentDetails } from '../save/customer-details';
import { addToTimelines } from '../timeline/add-to-timelines';
import { tidy } from '../../platform/validation';
import type { EmailQuoteDto } from '../quotes.dto';

/** Holds some quotes, in the order in which everybody holds quotes, so that nobody waits for each other (decision 23). */
const lockQuotesToMail = `
  SELECT id, reference
  FROM quote WHERE id = ANY($1) AND ${isThere} ORDER BY ${lockOrder} FOR NO KEY UPDATE`;

const limit = { seconds: 3_600, refusal: 'quote/too-many-mails' } as const;

/** Asked for again within this time, it is an impatient finger; later somebody misses a mail that was sent. */
const repeatMs = 60_000;

/** Requests for each that leads to a mail: nobody is to try ids without end. */
const requestsPerMail = 6;

/** Takes the request to have quotes by mail (D46). Any quote that can be read can be sent; the mail says where it stands. */
@Injectable()
export class EmailQuote {
  constructor(
    private readonly statements: Statements,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Where a mail with the same quotes is on its way to the same address, it is that one. */
  async ask(input: MailInput, address: string): Promise<EmailQuoteResponse> {
    const network = networkOf(address);
    const max = this.config.quoteMailsPerHour * requestsPerMail;
    await this.limits.consume({ ...limit, name: 'quote-mail-request', max }, network);
    const references = await this.statements.transaction((tx) => this.writeDown(tx, input, network));
    return { email: input.email, references };
  }

  private async writeDown(tx: Transaction, input: MailInput, network: string): Promise<string[]> {
    const { quoteIds, email: address, name, phone } = input;
    const quotes = await lock(tx, quoteIds);
    const at = this.clock.now();
    const kind = quotes.length === 1 ? 'quote' : 'quotes';
    const since = new Date(at.getTime() - repeatMs);
    if (!(await isMailPending(tx, { kind, address, quoteIds, since }))) {
      const { quoteMailsPerHour, quoteMailsPerAddressPerDay } = this.config;
      const perNetwork = { ...limit, name: 'quote-mail', max: quoteMailsPerHour };
      const ofDay = { name: 'quote-mail-address', max: quoteMailsPerAddressPerDay, seconds: 86_400 };
      await this.limits.consumeIn(tx, perNetwork, network);
      await this.limits.consumeIn(tx, { ...limit, ...ofDay }, mailboxOf(address));
      const to = { name: linklessName(name ?? (await knownName(tx, address, quoteIds))), address };
      const mailId = await addMail(tx, { kind, key: randomId(), to, quoteIds, at });
      await addToTimelines(tx, quoteIds, { kind: 'mail-requested', details: { mailId }, at });
    }
    await takeSentDetails(tx, quoteIds, { name, email: address, phone }, at);
    return quotes.map(({ reference }) => reference);
  }
}

/** @returns the quotes in the order of their ids' list */
async function lock(tx: Transaction, quoteIds: readonly string[]) {
  const locked = await tx.run<{ id: string; reference: string }>(lockQuotesToMail, [quoteIds]);
  return quoteIds.map((id) => {
    const quote = locked.find((candidate) => candidate.id === id);
    if (!quote) throw new AppError('quote/not-found');
    return quote;
  });
}

const findKnownName = `SELECT ${latestNameFor('$1', '$2')} AS name`;

/** Whoever gives an address alone is greeted by the name that came with it before. */
async function knownName(
  tx: Transaction,
  address: string,
  quoteIds: readonly string[],
): Promise<string | null> {
  const [known] = await tx.run<{ name: string | null }>(findKnownName, [address, quoteIds]);
  return known?.name ?? null;
}

interface MailInput {
  quoteIds: readonly string[];
  email: string;
  name: string | null;
  phone: string | null;
}

export function readMailInput({ quoteId, quoteIds, email, name, phone }: EmailQuoteDto): MailInput {
  const wanted = [...new Set([...(quoteId ? [quoteId] : []), ...(quoteIds ?? [])])];
  if (!wanted.length) throw fieldError('request/invalid', 'quoteId', 'Please say which quote to send.');
  if (wanted.length > emailQuoteLimits.quotes) {
    const message = `At most ${emailQuoteLimits.quotes} quotes go into one mail.`;
    throw fieldError('request/invalid', 'quoteIds', message);
  }
  return { quoteIds: wanted, email: email.trim(), name: tidy(name), phone: tidy(phone) };
}
