import { paths, type SaveStaffQuoteResponse, type TopLayout } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import type { IdempotentRequest } from '../../lib/api';
import { toStaffQuoteRequest, type QuoteFormValues, type QuotePrefill } from './quote-form';

export interface SavedQuote extends SaveStaffQuoteResponse {
  customer: QuotePrefill['customer'];
  /** null: no email was requested. */
  isEmailed: boolean | null;
}

interface SaveInput {
  prefill: Pick<QuotePrefill, 'inquiry' | 'edited'>;
  shownTotal: string | null;
  /** Of the chosen parts. */
  layout: TopLayout | null;
  sendsEmail: boolean;
  intent: IdempotentRequest;
}

/** A failed email does not undo the saved quote. */
export async function saveStaffQuote(values: QuoteFormValues, input: SaveInput): Promise<SavedQuote> {
  const request = toStaffQuoteRequest(values, input.prefill, input.shownTotal, input.layout);
  // Without the shown total: after a lost response, a changed price must not save a second quote.
  const content = JSON.stringify({ ...request, shownTotal: null });
  const quote = await input.intent.post<SaveStaffQuoteResponse>(paths.adminQuotes, request, content);
  const isEmailed = input.sendsEmail
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
