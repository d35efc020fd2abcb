import { paths, type SaveStaffQuoteResponse } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import type { RequestIntent } from '../../lib/api/request-intent';
import { toStaffQuoteRequest, type QuoteFormValues, type QuoteOccasion } from './quote-form';

export interface SavedQuote extends SaveStaffQuoteResponse {
  customer: QuoteOccasion['customer'];
  /** null: no email was requested. */
  isEmailed: boolean | null;
}

interface SaveInput {
  inquiry: QuoteOccasion['inquiry'];
  shownTotal: string | null;
  isToBeEmailed: boolean;
  intent: RequestIntent;
}

/** A failed email does not undo the saved quote. */
export async function saveStaffQuote(values: QuoteFormValues, input: SaveInput): Promise<SavedQuote> {
  const request = toStaffQuoteRequest(values, input.inquiry, input.shownTotal);
  // The shown total is left out: after a lost answer, a changed price must not save a second quote.
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
