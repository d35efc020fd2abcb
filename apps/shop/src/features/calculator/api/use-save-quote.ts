import { paths, type QuoteResponse, type SaveQuoteRequest } from '@app/contracts';
import { useMutation } from '@tanstack/react-query';
import { apiMutation } from '../../../lib/api-client';

export const useSaveQuote = () =>
  useMutation({
    mutationFn: (request: SaveQuoteRequest) => apiMutation<QuoteResponse>('POST', paths.quotes, request),
  });
