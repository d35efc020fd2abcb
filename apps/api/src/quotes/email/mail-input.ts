import { emailQuoteLimits } from '@app/contracts';
import { fieldError } from '../../platform/errors/app-error';
import type { EmailQuoteDto } from './email-quote.dto';

/** Which quotes somebody wants by mail, and what they said of themselves. */
export interface MailInput {
  /** Each once, in their order. */
  quoteIds: readonly string[];
  email: string;
  name: string | null;
  phone: string | null;
}

/**
 * A request in the terms of the domain: trimmed, absent as null.
 * @throws AppError `request/invalid` where it names no quote, or too many
 */
export function readMailInput({ quoteId, quoteIds, email, name, phone }: EmailQuoteDto): MailInput {
  const wanted = [...new Set([...(quoteId ? [quoteId] : []), ...(quoteIds ?? [])])];
  if (!wanted.length) throw fieldError('request/invalid', 'quoteId', 'Please say which quote to send.');
  if (wanted.length > emailQuoteLimits.quotes) {
    const message = `At most ${emailQuoteLimits.quotes} quotes go into one mail.`;
    throw fieldError('request/invalid', 'quoteIds', message);
  }
  return { quoteIds: wanted, email: email.trim(), name: tidy(name), phone: tidy(phone) };
}

const tidy = (text: string | null | undefined) => text?.trim() || null;
