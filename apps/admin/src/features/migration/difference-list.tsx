import type { MigrationDifference } from '@app/contracts';
import { useState } from 'react';
import { FilterChips } from '../../lib/page/filter-bar';
import { useUrlState } from '../../lib/use-url-state';
import { capitalised } from '../../lib/format-text';
import { DifferenceRow } from './difference-row';
import { text } from './text';

interface DifferenceListProps {
  label: string;
  differences: readonly MigrationDifference[];
  words: typeof text.willBe | typeof text.was;
}

/** The rest can be unfolded (design §7). */
const initialCount = 6;
const order = ['create', 'update', 'kept'] as const;
const filterName = 'show';

export function DifferenceList({ differences, words, ...rest }: DifferenceListProps) {
  const [isWhole, setWhole] = useState(false);
  const chosen = useUrlState().get(filterName);
  const present = order.filter((verdict) => differences.some((difference) => difference.verdict === verdict));
  const filter = present.find((verdict) => verdict === chosen);
  const found = present
    .filter((verdict) => !filter || verdict === filter)
    .flatMap((verdict) => differences.filter((difference) => difference.verdict === verdict));
  const shown = isWhole ? found : found.slice(0, initialCount);
  const more = found.length - shown.length;
  return (
    <>
      {differences.length > initialCount && present.length > 1 && (
        <div className="-ml-3 mb-2 max-wide:ml-0">
          <FilterChips
            label={text.show}
            name={filterName}
            chips={[
              { value: null, label: text.all, count: differences.length },
              ...present.map((verdict) => ({
                value: verdict,
                label: capitalised(words[verdict]),
                count: differences.filter((difference) => difference.verdict === verdict).length,
              })),
            ]}
          />
        </div>
      )}
      <DifferenceTable differences={shown} words={words} {...rest} />
      {(more > 0 || found.length > initialCount) && (
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

const head = 'border-b border-line pb-2 text-left text-caption font-[500] text-ink-3';

/** Roles are explicit because `display: grid` removes the table's own. */
const DifferenceTable = ({ label, differences, words }: DifferenceListProps) => (
  <table role="table" aria-label={label} className="num w-full text-admin max-wide:block">
    <thead role="rowgroup" className="max-wide:sr-only">
      <tr role="row">
        <th role="columnheader" scope="col" className={`${head} w-5.5`}>
          <span className="sr-only">{text.differences}</span>
        </th>
        <th role="columnheader" scope="col" className={`${head} w-27.5`}>
          {text.columns.kind}
        </th>
        <th role="columnheader" scope="col" className={`${head} w-[19%]`}>
          {text.columns.record}
        </th>
        <th role="columnheader" scope="col" className={head}>
          {text.columns.difference}
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-wide:block [&>tr:last-child]:border-b-0">
      {differences.map((difference) => (
        <DifferenceRow key={difference.key} difference={difference} word={words[difference.verdict]} />
      ))}
    </tbody>
  </table>
);
