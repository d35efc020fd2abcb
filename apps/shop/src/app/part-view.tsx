import { Component, Suspense, createElement, use, useState, type ComponentType, type ReactNode } from 'react';
import type { Part } from './part';

interface PartViewProps<P extends object> {
  part: Part<ComponentType<P>>;
  props: P;
  loading: ReactNode;
  /** Shown when the part did not arrive, and when it broke while it was shown. */
  failed: (retry: () => void) => ReactNode;
}

/** Shows a part that arrives later. Whatever goes wrong inside it stays inside it. */
export function PartView<P extends object>({ part, props, loading, failed }: PartViewProps<P>) {
  // A failure from an earlier visit is forgotten: whoever comes back starts afresh.
  useState(() => part.prepare());
  return (
    <PartBoundary failed={failed} prepare={() => part.prepare()}>
      <Suspense fallback={loading}>
        <Arrived part={part} props={props} />
      </Suspense>
    </PartBoundary>
  );
}

function Arrived<P extends object>({ part, props }: Pick<PartViewProps<P>, 'part' | 'props'>) {
  return createElement(use(part.arrive()), props);
}

interface BoundaryProps {
  failed: (retry: () => void) => ReactNode;
  prepare: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  private readonly retry = () => {
    this.props.prepare();
    this.setState({ isBroken: false });
  };

  override render() {
    return this.state.isBroken ? this.props.failed(this.retry) : this.props.children;
  }
}
