import { Button } from '@app/ui';
import type { ReactNode } from 'react';
import { useUrlState } from '../url/use-url-state';
import { EmptyState } from './empty-state';
import { pageText as text } from './page-text';

interface NoRowsProps {
  measure: string;
  filters?: readonly string[];
  empty: { title: string; detail?: string; action?: ReactNode };
}

export function NoRows({ measure, filters = [], empty }: NoRowsProps) {
  const url = useUrlState();
  const names = ['search', 'status', ...filters];
  if (!names.some((name) => url.get(name))) return <EmptyState measure={measure} {...empty} />;
  const clear = () => url.set(Object.fromEntries(names.map((name) => [name, null])));
  return (
    <EmptyState
      measure={measure}
      title={text.noMatch}
      detail={text.noMatchDetail}
      action={<Button onClick={clear}>{text.clearFilters}</Button>}
    />
  );
}
