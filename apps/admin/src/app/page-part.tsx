import { Button, ChunkView, type LazyChunk } from '@app/ui';
import type { ComponentType, ReactNode } from 'react';
import { EmptyState } from '../lib/page/empty-state';

interface PagePartProps {
  part: LazyChunk<ComponentType>;
  loading: ReactNode;
  around?: (failure: ReactNode) => ReactNode;
}

/** Loads a page when it is opened. On failure the user decides whether to reload (decision 66). */
export const PagePart = ({ part, loading, around = (failure) => failure }: PagePartProps) => (
  <ChunkView
    chunk={part}
    props={{}}
    loading={loading}
    neverReloads
    failed={({ retry, isMissing, needsReload }) =>
      around(
        <EmptyState
          isError
          measure="?"
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
  missing: 'This page did not arrive',
  missingDetail: 'The connection may be gone, or there is a newer version. Reloading fetches it.',
  broken: 'Something went wrong on this page',
  brokenDetail: 'The rest of the admin panel and the shop are not affected.',
  retry: 'Try again',
  reload: 'Reload',
} as const;
