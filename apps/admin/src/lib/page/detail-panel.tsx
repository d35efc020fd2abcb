import type { ErrorCode } from '@app/contracts';
import { isApiError } from '@app/web-client';
import type { ReactNode } from 'react';
import { useAdminQuery } from '../api/use-admin-call';
import { EmptyState } from './empty-state';
import { Loaded } from './loaded';
import { SidePanel } from './side-panel';

interface DetailPanelProps<T> {
  path: string;
  refreshMs?: number | ((data: T) => number | false);
  title: string;
  loading: string;
  /** The API's error code for a missing thing, and what to show then. */
  missing: { code: ErrorCode; title: string; detail: string };
  onClose: () => void;
  children: (data: T) => ReactNode;
}

export function DetailPanel<T>(props: DetailPanelProps<T>) {
  const { path, refreshMs, title, loading, missing, onClose, children } = props;
  const query = useAdminQuery<T>(path, { refreshMs });
  if (query.data !== undefined) return children(query.data);
  return (
    <SidePanel title={title} onClose={onClose}>
      {isApiError(query.error, missing.code) ? (
        <EmptyState isError dimensionLabel="?" title={missing.title} detail={missing.detail} />
      ) : (
        <Loaded
          query={query}
          loading={loading}
          skeletons={['h-4 w-3/4', 'h-4 w-1/2', 'h-4 w-2/3', 'mt-4 h-40 w-full']}
          className="grid gap-3 px-5.5 py-4.5"
        >
          {children}
        </Loaded>
      )}
    </SidePanel>
  );
}
