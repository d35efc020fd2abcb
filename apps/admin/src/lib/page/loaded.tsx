import { Skeleton } from '@app/ui';
import { type LoadedQuery, toLoadState } from '@app/web-client';
import type { ReactNode } from 'react';
import { FailedState } from './empty-state';

interface LoadedProps<T> {
  query: LoadedQuery<T>;
  loading: string;
  skeletons: readonly string[];
  className?: string;
  children: (data: T) => ReactNode;
}

export function Loaded<T>({ query, loading, skeletons, className = 'grid gap-3', children }: LoadedProps<T>) {
  const state = toLoadState(query);
  if (state.kind === 'ready') return children(state.data);
  if (state.kind === 'failed') return <FailedState {...state} />;
  return <Skeletons loading={loading} skeletons={skeletons} className={className} />;
}

export const Skeletons = ({
  loading,
  skeletons,
  className,
}: Omit<LoadedProps<unknown>, 'query' | 'children'>) => (
  <div role="status" aria-label={loading} className={className}>
    {skeletons.map((size, index) => (
      <Skeleton key={index} className={size} />
    ))}
  </div>
);
