import { Button } from '@app/ui';
import { Component, createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { EmptyState } from '../page/empty-state';
import type { LazyPart } from './lazy-part';

interface PartViewProps {
  part: LazyPart<ComponentType>;
  loading: ReactNode;
  /** What stands around the words about a failure, such as the page's heading. */
  around?: (failure: ReactNode) => ReactNode;
}

/** Shows a part that comes later. If it does not come, or breaks, it says so in its place; the rest stands. */
export const PartView = ({ part, loading, around = (failure) => failure }: PartViewProps) => (
  <PartBoundary part={part} around={around}>
    <Suspense fallback={loading}>
      <Arrived part={part} />
    </Suspense>
  </PartBoundary>
);

const Arrived = ({ part }: Pick<PartViewProps, 'part'>) => createElement(use(part.arrive()));

class PartBoundary extends Component<
  Required<Pick<PartViewProps, 'part' | 'around'>> & { children: ReactNode },
  { error: unknown }
> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => {
    this.props.part.forget();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const isMissing = isMissingChunk(error);
    const needsReload = isMissing && this.props.part.needsReload;
    return this.props.around(
      <EmptyState
        isError
        measure="?"
        title={isMissing ? text.missing : text.broken}
        detail={isMissing ? text.missingDetail : text.brokenDetail}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {!needsReload && <Button onClick={this.retry}>{text.retry}</Button>}
            {isMissing && (
              <Button kind={needsReload ? 'primary' : 'quiet'} onClick={() => window.location.reload()}>
                {text.reload}
              </Button>
            )}
          </div>
        }
      />,
    );
  }
}

/** One of our own files, named after its content by a build that may not be the current one any more. */
const isMissingChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

const text = {
  missing: 'This page did not arrive',
  missingDetail: 'The connection may be gone, or there is a newer version. Reloading fetches it.',
  broken: 'Something went wrong on this page',
  brokenDetail: 'The rest of the admin panel and the shop are not affected.',
  retry: 'Try again',
  reload: 'Reload',
} as const;
