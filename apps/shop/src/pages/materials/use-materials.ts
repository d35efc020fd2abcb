import { paths, type Material } from '@app/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type MaterialsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; isRetrying: boolean; retry: () => void }
  | { kind: 'ready'; materials: readonly Material[] };

/** The materials with their colours, fetched on every visit (specification §7). */
export function useMaterials(): MaterialsState {
  const { data, error, refetch } = useQuery<Material[]>({ queryKey: [paths.materials] });
  // A refetching query clears its error; the message stays readable until the answer.
  const [message, setMessage] = useState<string>();
  if (error && error.message !== message) setMessage(error.message);

  if (data) return { kind: 'ready', materials: data };
  if (message === undefined) return { kind: 'loading' };
  return { kind: 'failed', message, isRetrying: !error, retry: () => void refetch() };
}
