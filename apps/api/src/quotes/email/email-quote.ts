import { Injectable } from '@nestjs/common';
import { type EmailQuoteResponse, emailQuoteLimits } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import { addMail, isMailPending } from '../../mail';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { mailboxOf } from '../../platform/limits/mailbox-of';
import { networkOf } from '../../platform/limits/network-of';
import { RateLimits } from '../../platform/limits/rate-limits';
import { notDeletedSql, lockSequenceSql } from '../lineage/quotes-of-tops';
import { latestNameForSql, saveDetailsFromLink } from '../save/customer-details';
import { addToTimelines } from '../timeline/add-to-timelines';
import { trimToNull } from '../../platform/validation';
import type { EmailQuoteDto } from '../quotes.dto';

/** In the sequence of decision 23, to avoid deadlocks. */
const lockQuotesToMailSql = `
  SELECT id, reference
  FROM quote WHERE id = ANY($1) AND ${notDeletedSql} ORDER BY ${lockSequenceSql} FOR NO KEY UPDATE`;

const limit = { seconds: 3_600, errorCode: 'quote/too-many-mails' } as const;

/** The same request within this time is a double click; later, the mail was probably lost. */
const repeatMs = 60_000;

const requestsPerMail = 6;

/** Anybody who can read a quote can have it mailed (D46). */
@Injectable()
export class EmailQuote {
  constructor(
    private readonly statements: Statements,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Sends nothing if the same quotes are already on their way to this address. */
  async request(input: MailInput, address: string): Promise<EmailQuoteResponse> {
    const network = networkOf(address);
    const max = this.config.quoteMailsPerHour * requestsPerMail;
    await this.limits.consume({ ...limit, name: 'quote-mail-request', max }, network);
    const references = await this.statements.transaction((tx) => this.requestMail(tx, input, network));
    return { email: input.email, references };
  }

  private async requestMail(tx: Transaction, input: MailInput, network: string): Promise<string[]> {
    const { quoteIds, email: address, name, phone } = input;
    const quotes = await lockQuotesToMail(tx, quoteIds);
    const at = this.clock.now();
    const kind = quotes.length === 1 ? 'quote' : 'quotes';
    const since = new Date(at.getTime() - repeatMs);
    if (!(await isMailPending(tx, { kind, address, quoteIds, since }))) {
      const { quoteMailsPerHour, quoteMailsPerAddressPerDay } = this.config;
      const perNetwork = { ...limit, name: 'quote-mail', max: quoteMailsPerHour };
      const perAddress = { name: 'quote-mail-address', max: quoteMailsPerAddressPerDay, seconds: 86_400 };
      await this.limits.consumeIn(tx, perNetwork, network);
      await this.limits.consumeIn(tx, { ...limit, ...perAddress }, mailboxOf(address));
      const to = { name: name ?? (await findLatestName(tx, address, quoteIds)), address };
      const mailId = await addMail(tx, { kind, key: randomId(), to, quoteIds, at });
      await addToTimelines(tx, quoteIds, { kind: 'mail-requested', details: { mailId }, at });
    }
    await saveDetailsFromLink(tx, quoteIds, { name, email: address, phone }, at);
    return quotes.map(({ reference }) => reference);
  }
}

async function lockQuotesToMail(tx: Transaction, quoteIds: readonly string[]) {
  const locked = await tx.run<{ id: string; reference: string }>(lockQuotesToMailSql, [quoteIds]);
  return quoteIds.map((id) => {
    const quote = locked.find((candidate) => candidate.id === id);
    if (!quote) throw new AppError('quote/not-found');
    return quote;
  });
}

const readLatestNameSql = `SELECT ${latestNameForSql('$1', '$2')} AS name`;

/** Without a name, the greeting uses the one last given with this address. */
async function findLatestName(
  tx: Transaction,
  address: string,
  quoteIds: readonly string[],
): Promise<string | null> {
  const [latest] = await tx.run<{ name: string | null }>(readLatestNameSql, [address, quoteIds]);
  return latest?.name ?? null;
}

interface MailInput {
  quoteIds: readonly string[];
  email: string;
  name: string | null;
  phone: string | null;
}

export function readMailInput({ quoteId, quoteIds, email, name, phone }: EmailQuoteDto): MailInput {
  const ids = [...new Set([...(quoteId ? [quoteId] : []), ...(quoteIds ?? [])])];
  if (!ids.length) throw fieldError('request/invalid', 'quoteId', 'Please say which quote to send.');
  if (ids.length > emailQuoteLimits.quotes) {
    const message = `At most ${emailQuoteLimits.quotes} quotes go into one mail.`;
    throw fieldError('request/invalid', 'quoteIds', message);
  }
  return { quoteIds: ids, email: email.trim(), name: trimToNull(name), phone: trimToNull(phone) };
}
