import { Component, Suspense, createElement, use, useState, type ComponentType, type ReactNode } from 'react';
import { LazyChunk } from './lazy-chunk';
import { reloadAfterRelease } from './reload-after-release';

interface ChunkFailure {
  retry: () => void;
  /** The file did not load; false: it failed while rendering. */
  isMissing: boolean;
  /** Still missing after a retry: a release may have replaced the file, so only a reload helps. */
  needsReload: boolean;
}

interface ChunkViewProps<P extends object> {
  chunk: LazyChunk<ComponentType<P>>;
  props: P;
  loading?: ReactNode;
  /** Shown if the chunk failed to load or to render. */
  failed?: (failure: ChunkFailure) => ReactNode;
  /** Keeps the page even if a release has removed the file. */
  neverReloads?: boolean;
  /** Shown together with the component. */
  children?: ReactNode;
}

/** Renders a lazily loaded component and contains its failures. */
export function ChunkView<P extends object>({
  chunk,
  props,
  loading,
  children,
  ...failing
}: ChunkViewProps<P>) {
  // A failure from an earlier visit is retried.
  useState(chunk.preload);
  return (
    <ChunkBoundary {...failing} preload={chunk.preload}>
      <Suspense fallback={loading}>
        <LoadedChunk chunk={chunk} props={props} />
        {children}
      </Suspense>
    </ChunkBoundary>
  );
}

/** An optional component: nothing is shown while it loads or if it fails. */
export function lazyComponent<P extends object>(importChunk: () => Promise<ComponentType<P>>) {
  const chunk = new LazyChunk(importChunk);
  return (props: P) => <ChunkView chunk={chunk} props={props} neverReloads />;
}

function LoadedChunk<P extends object>({ chunk, props }: Pick<ChunkViewProps<P>, 'chunk' | 'props'>) {
  return createElement(use(chunk.load()), props);
}

interface BoundaryProps extends Pick<ChunkViewProps<object>, 'failed' | 'neverReloads' | 'children'> {
  preload: () => void;
}

class ChunkBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error) && error.request && !this.props.neverReloads)
      void reloadAfterRelease(error.request);
  }

  private hasRetried = false;

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const isMissing = isMissingChunk(error);
    const needsReload = isMissing && this.hasRetried;
    const retry = () => {
      if (needsReload) return window.location.reload();
      this.hasRetried = true;
      this.props.preload();
      this.setState({ error: undefined });
    };
    return this.props.failed?.({ retry, isMissing, needsReload });
  }
}

/** One of our hashed files, possibly of an older build. */
const isMissingChunk = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';
