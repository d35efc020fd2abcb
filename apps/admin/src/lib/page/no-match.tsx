import { Button } from '@app/ui';
import { useUrlState } from '../url/use-url-state';
import { EmptyState } from './empty-state';
import { pageText as text } from './page-text';

interface NoMatchProps {
  measure: string;
  /** The names of the page's own filters in its address, besides the search. */
  filters?: readonly string[];
}

/** Rows there are, but none that fits what was asked: the way out is to ask for less. */
export function NoMatch({ measure, filters = [] }: NoMatchProps) {
  const url = useUrlState();
  const clear = () =>
    url.set(Object.fromEntries(['search', 'status', ...filters].map((name) => [name, null])));
  return (
    <EmptyState
      measure={measure}
      title={text.noMatch}
      detail={text.noMatchDetail}
      action={<Button onClick={clear}>{text.clearFilters}</Button>}
    />
  );
}
