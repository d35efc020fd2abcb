import { paths, type SaveStaffQuoteResponse } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import type { RequestIntent } from '../../lib/api/request-intent';
import { toStaffQuoteRequest, type QuoteFormValues, type QuoteOccasion } from './quote-form';

export interface SavedQuote extends SaveStaffQuoteResponse {
  customer: QuoteOccasion['customer'];
  /** null: nobody asked for an email. */
  isEmailed: boolean | null;
}

interface SaveInput {
  inquiry: QuoteOccasion['inquiry'];
  shownTotal: string | null;
  isToBeEmailed: boolean;
  intent: RequestIntent;
}

/** Saves, and then e-mails where that was asked for: a mail that cannot be sent undoes no quote. */
export async function saveStaffQuote(values: QuoteFormValues, input: SaveInput): Promise<SavedQuote> {
  const request = toStaffQuoteRequest(values, input.inquiry, input.shownTotal);
  // A price that changed after a lost answer makes no second quote of it.
  const content = JSON.stringify({ ...request, shownTotal: null });
  const quote = await input.intent.create<SaveStaffQuoteResponse>(paths.adminQuotes, request, content);
  const isEmailed = input.isToBeEmailed
    ? await emailQuote(quote.id).then(
        () => true,
        () => false,
      )
    : null;
  const { customerName, customerEmail, customerPhone } = request;
  return {
    ...quote,
    customer: {
      name: customerName ?? null,
      email: customerEmail ?? null,
      phone: customerPhone ?? null,
    },
    isEmailed,
  };
}

export const emailQuote = (id: string): Promise<unknown> =>
  apiMutation('POST', paths.adminEmailQuote(id), {});
