import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import { PageMessage } from './page-message';
import type { StateById } from './use-by-id';
import { usePageTitle } from './use-page-title';

interface PageByIdProps<T> {
  state: StateById<T>;
  /** Of the document. */
  titleOf: (data: T) => string;
  skeleton: ReactNode;
  notFound: { title: string; content: ReactNode };
  /** Title if it did not load. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** A page about what its address names. */
export function PageById<T>({ state, titleOf, skeleton, notFound, failed, children }: PageByIdProps<T>) {
  usePageTitle(state.kind === 'ready' ? titleOf(state.data) : null);
  switch (state.kind) {
    case 'loading':
      return skeleton;
    case 'not-found':
      return (
        <PageMessage drawingLabel="? mm" title={notFound.title}>
          {notFound.content}
        </PageMessage>
      );
    case 'failed':
      return <LoadFailed title={failed} message={state.error.message} retry={state.retry} />;
    case 'ready':
      return children(state.data);
  }
}
