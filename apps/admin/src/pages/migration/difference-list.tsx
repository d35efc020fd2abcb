import type { MigrationDifference } from '@app/contracts';
import { cx } from '@app/ui';
import { useState } from 'react';
import { capitalised } from '../../lib/format-text';
import { FilterChips } from '../../lib/page';
import { SimpleTable } from '../../lib/table';
import { useUrlState } from '../../lib/use-url-state';
import { DifferenceFields } from './difference-fields';
import { text } from './text';

interface DifferenceListProps {
  label: string;
  differences: readonly MigrationDifference[];
  verdictLabels: typeof text.willBe | typeof text.was;
}

/** The rest can be expanded (design §7). */
const initialCount = 6;
const order = ['create', 'update', 'kept'] as const;
const filterName = 'show';
const signColors = { create: 'text-ok', update: 'text-warn', kept: 'text-bad' } as const;

export function DifferenceList({ differences, verdictLabels, ...rest }: DifferenceListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const chosen = useUrlState().get(filterName);
  const present = order.filter((verdict) => differences.some((difference) => difference.verdict === verdict));
  const filter = present.find((verdict) => verdict === chosen);
  const found = present
    .filter((verdict) => !filter || verdict === filter)
    .flatMap((verdict) => differences.filter((difference) => difference.verdict === verdict));
  const shown = showsAll ? found : found.slice(0, initialCount);
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
                label: capitalised(verdictLabels[verdict]),
                count: differences.filter((difference) => difference.verdict === verdict).length,
              })),
            ]}
          />
        </div>
      )}
      <DifferenceTable differences={shown} verdictLabels={verdictLabels} {...rest} />
      {(more > 0 || found.length > initialCount) && (
        <button
          type="button"
          onClick={() => setShowsAll(!showsAll)}
          className="inline-flex min-h-11 items-center rounded-dialog px-1 text-small font-label text-chalk hover:bg-raised wide:mt-0.5 wide:min-h-8.5"
        >
          {more > 0 ? text.more(more) : text.fewer}
        </button>
      )}
    </>
  );
}

const DifferenceTable = ({ label, differences, verdictLabels }: DifferenceListProps) => (
  <SimpleTable
    label={label}
    rows={differences}
    rowId={({ key }) => key}
    cellClass="py-2.5"
    stackedClass="max-wide:grid-cols-[22px_1fr_auto] max-wide:gap-x-1 max-wide:gap-y-0.5 max-wide:py-2.5"
    columns={[
      {
        header: <span className="sr-only">{text.differences}</span>,
        className: 'wide:w-5.5',
        cell: ({ verdict }) => (
          <span className={cx('font-strong', signColors[verdict])}>
            <span aria-hidden>{text.signs[verdict]}</span>
            <span className="sr-only">{verdictLabels[verdict]}</span>
          </span>
        ),
      },
      {
        header: text.columns.kind,
        className: 'text-caption text-ink-3 max-wide:order-2 wide:w-27.5',
        cell: ({ kind }) => text.kinds[kind],
      },
      {
        header: text.columns.record,
        isRowHeader: true,
        className: 'pr-3 [overflow-wrap:anywhere] max-wide:order-1 wide:w-[19%]',
        cell: ({ name }) => <span className="font-label">{name}</span>,
        detail: ({ material }) => material,
      },
      {
        header: text.columns.difference,
        className: '[overflow-wrap:anywhere] max-wide:order-3 max-wide:col-[2/-1] max-wide:pt-0.5',
        cell: (difference) => <DifferenceFields difference={difference} />,
      },
    ]}
  />
);
