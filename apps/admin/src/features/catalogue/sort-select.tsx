import { Select } from '@app/ui';
import { useUrlState } from '../../lib/url/use-url-state';
import { text } from './text';

export interface SortChoice {
  /** As the address has it; '' for the list's own order. */
  value: string;
  label: string;
}

/** The order of a list whose columns have no heads to press: cards, and tables on a phone. */
export function SortSelect({ choices }: { choices: readonly SortChoice[] }) {
  const url = useUrlState();
  return (
    <Select
      aria-label={text.sort}
      value={url.get('sort') ?? ''}
      onChange={({ target }) => url.set({ sort: target.value || null })}
      options={choices}
    />
  );
}
