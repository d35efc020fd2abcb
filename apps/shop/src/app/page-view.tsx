import type { ComponentType } from 'react';
import { ComesAlive } from './come-alive';
import type { LazyChunk } from './chunks/lazy-chunk';
import { ChunkFailed } from './chunks/chunk-failed';
import { ChunkView } from './chunks/chunk-view';
import { text } from './text';

/**
 * A page that arrives as a chunk of its own. Where it was prerendered, React leaves it standing as it is until
 * then; after a link it says that it is on its way.
 */
export function PageView({ page }: { page: LazyChunk<ComponentType> }) {
  return (
    <ChunkView
      part={page}
      props={{}}
      loading={<p className="wrap min-h-140 py-18 text-ink-3">{text.loadingPage}</p>}
      failed={(retry) => (
        <div className="wrap min-h-140 py-18">
          <ChunkFailed title={text.pageFailed} retry={retry} />
          <ComesAlive />
        </div>
      )}
    >
      <ComesAlive />
    </ChunkView>
  );
}
