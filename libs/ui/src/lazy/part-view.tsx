import { Component, Suspense, createElement, use, useState, type ComponentType, type ReactNode } from 'react';
import { LazyPart } from './lazy-part';
import { reloadAfterRelease } from './reload-after-release';

export interface PartFailure {
  retry: () => void;
  /** Its file could not be loaded; otherwise it broke while it was shown. */
  isMissing: boolean;
  /** Its file is missing after a retry, too: a release may have replaced it, and only reloading the page finds the new one. */
  needsReload: boolean;
}

interface PartViewProps<P extends object> {
  part: LazyPart<ComponentType<P>>;
  props: P;
  loading?: ReactNode;
  /** Shown when the part could not be loaded, and when it broke while it was shown. */
  failed?: (failure: PartFailure) => ReactNode;
  /** Leaves the page as it is where a release has taken the file away. */
  neverReloads?: boolean;
  /** Shown with it, no sooner. */
  children?: ReactNode;
}

/** Shows a part that is loaded later. Whatever goes wrong inside it stays inside it. */
export function PartView<P extends object>({ part, props, loading, children, ...failing }: PartViewProps<P>) {
  // A failure from an earlier visit is forgotten: whoever comes back starts afresh.
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

/** A component that the rest of a page does without: nothing in its place while it loads, nor where it does not. */
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

/** One of our own files, named after its content by a build that may not be the current one any more. */
const isMissingChunk = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';
