import { Component, Suspense, createElement, use, useState, type ComponentType, type ReactNode } from 'react';
import { LazyPart } from './lazy-part';
import { reloadAfterRelease } from './reload-after-release';

export interface PartFailure {
  retry: () => void;
  /** The file did not load; false: it failed while rendering. */
  isMissing: boolean;
  /** The file is missing after a retry too: a release may have replaced it, and only a reload finds the new one. */
  needsReload: boolean;
}

interface PartViewProps<P extends object> {
  part: LazyPart<ComponentType<P>>;
  props: P;
  loading?: ReactNode;
  /** Shown if the part failed to load or to render. */
  failed?: (failure: PartFailure) => ReactNode;
  /** Keeps the page even if a release has removed the file. */
  neverReloads?: boolean;
  /** Shown together with the part. */
  children?: ReactNode;
}

/** Renders a lazily loaded part and contains its failures. */
export function PartView<P extends object>({ part, props, loading, children, ...failing }: PartViewProps<P>) {
  // A failure from an earlier visit is retried.
  useState(part.prepare);
  return (
    <PartBoundary {...failing} prepare={part.prepare}>
      <Suspense fallback={loading}>
        <Loaded part={part} props={props} />
        {children}
      </Suspense>
    </PartBoundary>
  );
}

/** An optional component: nothing is shown while it loads or if it fails. */
export function lazyComponent<P extends object>(fetchPart: () => Promise<ComponentType<P>>) {
  const part = new LazyPart(fetchPart);
  return (props: P) => <PartView part={part} props={props} neverReloads />;
}

function Loaded<P extends object>({ part, props }: Pick<PartViewProps<P>, 'part' | 'props'>) {
  return createElement(use(part.load()), props);
}

interface BoundaryProps extends Pick<PartViewProps<object>, 'failed' | 'neverReloads' | 'children'> {
  prepare: () => void;
}

class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
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
      this.props.prepare();
      this.setState({ error: undefined });
    };
    return this.props.failed?.({ retry, isMissing, needsReload });
  }
}

/** One of our hashed files, possibly of an older build. */
const isMissingChunk = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';
