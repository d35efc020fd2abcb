import { ChunkView, type LazyChunk } from '@app/ui';
import type { ComponentType } from 'react';
import { ChunkFailed } from '../lib/chunk-failed';
import { HydrationMarker } from './mark-hydrated';
import { text } from './text';

/**
 * A page loaded as its own chunk. A prerendered page stays on screen until then; after a link a loading notice is
 * shown.
 */
export function PageView<P extends object>({ page, props }: { page: LazyChunk<ComponentType<P>>; props: P }) {
  return (
    <ChunkView
      chunk={page}
      props={props}
      loading={<p className="wrap min-h-140 py-18 text-ink-3">{text.loadingPage}</p>}
      failed={({ retry }) => (
        <div className="wrap min-h-140 py-18">
          <ChunkFailed title={text.pageFailed} retry={retry} />
          <HydrationMarker />
        </div>
      )}
    >
      <HydrationMarker />
    </ChunkView>
  );
}
