import { cx, Button, Menu, MenuRadioGroup, MenuSeparator } from '@app/ui';
import { ListFilter, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUrlState } from '../use-url-state';

interface FilterBarProps {
  children: ReactNode;
  end?: ReactNode;
}

export const FilterBar = ({ children, end }: FilterBarProps) => (
  <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1.5">
    {children}
    {end && (
      <div className="flex items-center gap-1.5 max-wide:-mr-4 max-wide:-ml-3 max-wide:overflow-x-auto max-wide:[scrollbar-width:none] wide:ml-auto wide:flex-wrap wide:justify-end">
        {end}
      </div>
    )}
  </div>
);

interface FilterChip {
  /** Value in the address; null: all. */
  value: string | null;
  label: string;
  count?: number | string;
}

export const chipsOf = <T extends string>(
  allLabel: string,
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): FilterChip[] => [
  { value: null, label: allLabel },
  ...values.map((value) => ({ value, label: labels[value] })),
];

interface FilterChipsProps {
  label: string;
  name: string;
  chips: readonly FilterChip[];
  /** For little room, such as next to a wide panel. */
  isCompact?: boolean;
}

export function FilterChips({ label, name, chips, isCompact = false }: FilterChipsProps) {
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
              'inline-flex min-h-11 flex-none items-center gap-1.75 rounded-dialog border text-small font-label whitespace-nowrap wide:min-h-8',
              isCompact ? 'px-1.75' : 'px-3',
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

interface ChoiceMenuProps<T extends string> {
  label: string;
  icon?: LucideIcon;
  buttonText: string;
  value: string;
  choices: readonly { value: T; content: string }[];
  onChoose: (value: T) => void;
  extraItems?: ReactNode;
}

export const ChoiceMenu = <T extends string>({
  label,
  icon = ListFilter,
  buttonText,
  value,
  choices,
  onChoose,
  extraItems,
}: ChoiceMenuProps<T>) => (
  <Menu
    label={label}
    trigger={
      <Button kind="ghost" icon={icon} aria-label={buttonText === label ? label : `${label}: ${buttonText}`}>
        {buttonText}
      </Button>
    }
  >
    <MenuRadioGroup label={label} value={value as T} choices={choices} onChoose={onChoose} />
    {extraItems && (
      <>
        <MenuSeparator />
        {extraItems}
      </>
    )}
  </Menu>
);

interface FilterMenuProps extends Pick<ChoiceMenuProps<string>, 'label' | 'icon' | 'choices'> {
  /** Parameter in the page's address. */
  name: string;
  /** Button text while all are shown; default: the first choice. */
  placeholder?: string;
}

/** A single-choice filter in the page's address; the first choice is all, and adds nothing to the address. */
export function FilterMenu({ name, placeholder, ...menu }: FilterMenuProps) {
  const url = useUrlState();
  const [all] = menu.choices;
  const chosen = menu.choices.find(({ value }) => value === url.get(name)) ?? all;
  return (
    <ChoiceMenu
      {...menu}
      buttonText={(chosen === all && placeholder) || (chosen?.content ?? '')}
      value={chosen?.value ?? ''}
      onChoose={(value) => url.set({ [name]: value === all?.value ? null : value })}
    />
  );
}
