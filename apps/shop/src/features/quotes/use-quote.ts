import { type JobResponse, paths, quoteIdPattern, type QuoteResponse } from '@app/contracts';
import { useById } from '../../lib/use-by-id';

export const useQuote = (id: string) => useById<QuoteResponse>(paths.quote(id), quoteIdPattern.test(id));
export const useJob = (id: string) => useById<JobResponse>(paths.job(id), quoteIdPattern.test(id));
