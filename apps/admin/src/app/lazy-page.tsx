import { Button, ChunkView, type LazyChunk } from '@app/ui';
import type { ComponentType, ReactNode } from 'react';
import { EmptyState } from '../lib/page';

interface LazyPageProps {
  chunk: LazyChunk<ComponentType>;
  loading: ReactNode;
  wrapError?: (failure: ReactNode) => ReactNode;
}

/** Loads a page when it is opened. On failure the user decides whether to reload (decision 66). */
export const LazyPage = ({ chunk, loading, wrapError = (failure) => failure }: LazyPageProps) => (
  <ChunkView
    chunk={chunk}
    props={{}}
    loading={loading}
    neverReloads
    failed={({ retry, isMissing, needsReload }) =>
      wrapError(
        <EmptyState
          isError
          dimensionLabel="?"
          title={isMissing ? text.missing : text.broken}
          detail={isMissing ? text.missingDetail : text.brokenDetail}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {!needsReload && <Button onClick={retry}>{text.retry}</Button>}
              {isMissing && (
                <Button kind={needsReload ? 'primary' : 'quiet'} onClick={() => window.location.reload()}>
                  {text.reload}
                </Button>
              )}
            </div>
          }
        />,
      )
    }
  />
);

const text = {
  missing: 'This page could not be loaded',
  missingDetail: 'You may be offline, or a new version is available. Please reload the page.',
  broken: 'Something went wrong on this page',
  brokenDetail: 'The other admin pages and the shop still work.',
  retry: 'Try again',
  reload: 'Reload',
} as const;
