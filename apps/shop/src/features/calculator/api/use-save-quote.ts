import { paths, type QuoteResponse, type SaveQuoteRequest } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { useMutation } from '@tanstack/react-query';

export const useSaveQuote = () =>
  useMutation({
    mutationFn: (request: SaveQuoteRequest) => apiMutation<QuoteResponse>('POST', paths.quotes, request),
  });
