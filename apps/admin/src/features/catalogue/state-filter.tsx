import { FilterChips } from '../../lib/page/filter-chips';
import { text } from './text';

/** All rows, or the active, the inactive or the deleted ones alone; in the page's address. */
export const StateFilter = () => (
  <FilterChips
    label={text.columns.state}
    name="status"
    chips={[
      { value: null, label: text.filters.all },
      { value: 'active', label: text.filters.active },
      { value: 'inactive', label: text.filters.inactive },
      { value: 'deleted', label: text.filters.deleted },
    ]}
  />
);
