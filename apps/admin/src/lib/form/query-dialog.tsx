import { SmallDialog } from '@app/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '../page/empty-state';
import { formText } from './form-text';

interface QueryDialogProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** Of the dialog that says that the answer did not come. */
  title: string;
  loading: string;
  onClose: () => void;
  children: (data: T) => ReactNode;
}

/** A dialog that can only be shown with what the API answers first; without an answer it says so, with a way to retry. */
export function QueryDialog<T>({ query, title, loading, onClose, children }: QueryDialogProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <p role="status" className="sr-only">
        {loading}
      </p>
    );
  return (
    <SmallDialog isOpen onClose={onClose} title={title} closeLabel={formText.close} width="narrow">
      <FailedState error={error} retry={() => void refetch()} />
    </SmallDialog>
  );
}
