import { Button } from '@app/ui';
import type { ReactNode } from 'react';
import { useUrlState } from '../use-url-state';
import { EmptyState } from './empty-state';
import { pageText as text } from './page-text';

interface NoRowsProps {
  dimensionLabel: string;
  /** Shown without any search or filter. */
  title: string;
  detail?: string;
  action?: ReactNode;
  /** The page's filter parameters other than search and status. */
  filters?: readonly string[];
}

export function NoRows({ filters = [], ...empty }: NoRowsProps) {
  const url = useUrlState();
  const names = ['search', 'status', ...filters];
  if (!names.some((name) => url.get(name))) return <EmptyState {...empty} />;
  const clear = () => url.set(Object.fromEntries(names.map((name) => [name, null])));
  return (
    <EmptyState
      dimensionLabel={empty.dimensionLabel}
      title={text.noMatch}
      detail={text.noMatchDetail}
      action={<Button onClick={clear}>{text.clearFilters}</Button>}
    />
  );
}
