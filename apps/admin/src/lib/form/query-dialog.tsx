import { SmallDialog } from '@app/ui';
import { type LoadedQuery, toLoadState } from '@app/web-client';
import type { ReactNode } from 'react';
import { FailedState } from '../page/empty-state';

interface QueryDialogProps<T> {
  query: LoadedQuery<T>;
  title: string;
  loading: string;
  onClose: () => void;
  children: (data: T) => ReactNode;
}

/** A dialog that needs an answer of the API first; on failure it offers a retry. */
export function QueryDialog<T>({ query, title, loading, onClose, children }: QueryDialogProps<T>) {
  const state = toLoadState(query);
  if (state.kind === 'ready') return children(state.data);
  if (state.kind === 'loading')
    return (
      <p role="status" className="sr-only">
        {loading}
      </p>
    );
  return (
    <SmallDialog isOpen onClose={onClose} title={title} width="narrow">
      <FailedState {...state} />
    </SmallDialog>
  );
}
