import { paths, type EmailQuoteRequest } from '@app/contracts';
import { apiMutation } from '@app/web-client';

/** Has a saved quote sent to whoever asks for it, or several in one mail. */
export const emailQuote = (request: EmailQuoteRequest) =>
  apiMutation<unknown>('POST', paths.emailQuote, request);
