import type { MigrationDifference } from '@app/contracts';
import { useState } from 'react';
import { FilterChips } from '../../lib/page/filter-chips';
import { useUrlState } from '../../lib/url/use-url-state';
import { DifferenceTable } from './difference-table';
import { text } from './text';
import type { OverwriteChoice } from './use-overwriting';

interface DifferenceListProps {
  label: string;
  differences: readonly MigrationDifference[];
  choice?: OverwriteChoice;
  overwritten?: readonly string[];
}

/** As many as are taken in at a glance; the others on demand (design §7). */
const shownAtFirst = 6;
/** What needs a decision comes first; afterwards, what was done. */
const order = ['conflict', 'create', 'update'] as const;
const orderAfterwards = ['create', 'update', 'conflict'] as const;
const filterName = 'show';

/** All that differs: the first few, the rest when asked for, and one kind of difference alone where there are many. */
export function DifferenceList({ differences, choice, ...rest }: DifferenceListProps) {
  const [isWhole, setWhole] = useState(false);
  const asked = useUrlState().get(filterName);
  const present = (choice ? order : orderAfterwards).filter((verdict) =>
    differences.some((difference) => difference.verdict === verdict),
  );
  const filter = present.find((verdict) => verdict === asked);
  const found = present
    .filter((verdict) => !filter || verdict === filter)
    .flatMap((verdict) => differences.filter((difference) => difference.verdict === verdict));
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  const more = found.length - shown.length;
  return (
    <>
      {differences.length > shownAtFirst && present.length > 1 && (
        <div className="-ml-3 mb-2 max-wide:ml-0">
          <FilterChips
            label={text.show}
            name={filterName}
            chips={[
              { value: null, label: text.all, count: differences.length },
              ...present.map((verdict) => ({
                value: verdict,
                label: (choice ? text.chips : text.chipsAfterwards)[verdict],
                count: differences.filter((difference) => difference.verdict === verdict).length,
              })),
            ]}
          />
        </div>
      )}
      <DifferenceTable differences={shown} choice={choice} {...rest} />
      {(more > 0 || found.length > shownAtFirst) && (
        <button
          type="button"
          onClick={() => setWhole(!isWhole)}
          className="inline-flex min-h-11 items-center rounded-dialog px-1 text-admin font-label text-chalk hover:bg-raised wide:mt-0.5 wide:min-h-8.5"
        >
          {more > 0 ? text.more(more) : text.fewer}
        </button>
      )}
    </>
  );
}
