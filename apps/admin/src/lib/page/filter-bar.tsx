import type { ReactNode } from 'react';
import { cx, Button, Menu, MenuChoices } from '@app/ui';
import { useUrlState } from '../url/use-url-state';
import { ListFilter } from 'lucide-react';

interface FilterBarProps {
  children: ReactNode;
  /** At the far end, such as the sorting. */
  end?: ReactNode;
}

export const FilterBar = ({ children, end }: FilterBarProps) => (
  <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1.5">
    {children}
    {end && (
      <div className="flex flex-wrap items-center gap-1.5 max-wide:-ml-3 wide:ml-auto wide:justify-end">
        {end}
      </div>
    )}
  </div>
);

interface FilterChip {
  /** What stands in the address; null is all of them. */
  value: string | null;
  label: string;
  count?: number | string;
}

/** All of them, and each by itself. */
export const chipsOf = <T extends string>(
  all: string,
  values: readonly T[],
  words: Readonly<Record<T, string>>,
): FilterChip[] => [{ value: null, label: all }, ...values.map((value) => ({ value, label: words[value] }))];

interface FilterChipsProps {
  /** What is filtered, for screen readers, such as 'Status'. */
  label: string;
  name: string;
  chips: readonly FilterChip[];
  /** There is little room, such as beside a wide panel. */
  isTight?: boolean;
}

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

interface FilterMenuProps {
  label: string;
  name: string;
  choices: readonly { value: string; content: string }[];
}

export function FilterMenu({ label, name, choices }: FilterMenuProps) {
  const url = useUrlState();
  const [all] = choices;
  const chosen = choices.find(({ value }) => value === url.get(name)) ?? all;
  return (
    <Menu
      label={label}
      trigger={
        <Button kind="ghost" icon={ListFilter} aria-label={`${label}: ${chosen?.content}`}>
          {chosen?.content}
        </Button>
      }
    >
      <MenuChoices
        label={label}
        choices={choices}
        value={chosen?.value ?? ''}
        onChoose={(value) => url.set({ [name]: value === all?.value ? null : value })}
      />
    </Menu>
  );
}
