import { cx } from '@app/ui';
import { useUrlState } from '../url/use-url-state';

export interface FilterChip {
  /** What stands in the address; null is all of them. */
  value: string | null;
  label: string;
  count?: number | string;
}

interface FilterChipsProps {
  /** What is filtered, for screen readers, such as 'Status'. */
  label: string;
  /** Its name in the page's address. */
  name: string;
  chips: readonly FilterChip[];
  /** There is little room, such as beside a wide panel. */
  isTight?: boolean;
}

/** A filter of a list as a row of chips, of which one is chosen; kept in the page's address. */
export function FilterChips({ label, name, chips, isTight = false }: FilterChipsProps) {
  const url = useUrlState();
  const chosen = url.get(name);
  return (
    <div
      role="group"
      aria-label={label}
      className="flex items-center gap-1.5 wide:flex-wrap max-wide:-mr-4 max-wide:overflow-x-auto max-wide:[scrollbar-width:none]"
    >
      {chips.map((chip) => {
        const isChosen = chip.value === chosen;
        return (
          <button
            key={chip.value ?? ''}
            type="button"
            aria-pressed={isChosen}
            onClick={() => url.set({ [name]: chip.value })}
            className={cx(
              'inline-flex min-h-11 flex-none items-center gap-1.75 rounded-dialog border text-admin font-[500] whitespace-nowrap wide:min-h-8',
              isTight ? 'px-1.75' : 'px-3',
              isChosen ? 'border-line bg-surface text-ink' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {chip.label}
            {chip.count !== undefined && <span className="num text-ink-3">{chip.count}</span>}
          </button>
        );
      })}
    </div>
  );
}
