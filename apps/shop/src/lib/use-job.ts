import { type JobResponse, paths, quoteIdPattern } from '@app/contracts';
import { ApiError } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';

export type JobState =
  | { kind: 'loading' }
  | { kind: 'not-found' }
  | { kind: 'failed'; message: string; retry: () => void }
  /** `refresh` asks again; what is shown stays until the answer is there. */
  | { kind: 'ready'; job: JobResponse; refresh: () => void };

/** A job by its id. What cannot be an id is not asked for. */
export function useJob(id: string): JobState {
  const isId = quoteIdPattern.test(id);
  const { data, error, isFetching, refetch } = useQuery<JobResponse>({
    queryKey: [paths.job(id)],
    enabled: isId,
  });
  if (!isId) return { kind: 'not-found' };
  if (error instanceof ApiError && error.status === 404 && !isFetching) return { kind: 'not-found' };
  if (data) return { kind: 'ready', job: data, refresh: () => void refetch() };
  if (!error || isFetching) return { kind: 'loading' };
  return { kind: 'failed', message: error.message, retry: () => void refetch() };
}
