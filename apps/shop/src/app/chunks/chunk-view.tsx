import { Component, Suspense, createElement, use, useState, type ComponentType, type ReactNode } from 'react';
import type { LazyChunk } from './lazy-chunk';
import { reloadAfterRelease } from './reload-after-release';

interface PartViewProps<P extends object> {
  part: LazyChunk<ComponentType<P>>;
  props: P;
  loading: ReactNode;
  /** Shown when the part did not arrive, and when it broke while it was shown. */
  failed: (retry: () => void) => ReactNode;
  /** What stands beside it, no sooner than it. */
  children?: ReactNode;
}

/** Shows a part that arrives later. Whatever goes wrong inside it stays inside it. */
export function ChunkView<P extends object>({ part, props, loading, failed, children }: PartViewProps<P>) {
  // A failure from an earlier visit is forgotten: whoever comes back starts afresh.
  useState(() => part.prepare());
  return (
    <PartBoundary failed={failed} part={part}>
      <Suspense fallback={loading}>
        <Arrived part={part} props={props} />
        {children}
      </Suspense>
    </PartBoundary>
  );
}

function Arrived<P extends object>({ part, props }: Pick<PartViewProps<P>, 'part' | 'props'>) {
  return createElement(use(part.load()), props);
}

interface BoundaryProps {
  failed: (retry: () => void) => ReactNode;
  part: Pick<LazyChunk<unknown>, 'prepare'>;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error) && error.request) void reloadAfterRelease(error.request);
  }

  private hasRetried = false;

  private readonly retry = () => {
    // After a release the files that this page knows of may be gone.
    if (this.hasRetried && isMissingChunk(this.state.error)) {
      window.location.reload();
      return;
    }
    this.hasRetried = true;
    this.props.part.prepare();
    this.setState({ error: undefined });
  };

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.failed(this.retry);
  }
}

/** One of our own files, named after its content by a build that may not be the current one any more. */
const isMissingChunk = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';
