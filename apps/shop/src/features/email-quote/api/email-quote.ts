import { paths, type EmailQuoteRequest } from '@app/contracts';
import { apiMutation } from '@app/web-client';

export const emailQuote = (request: EmailQuoteRequest) =>
  apiMutation<unknown>('POST', paths.emailQuote, request);
