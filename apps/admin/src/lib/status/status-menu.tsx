import { Badge, Menu, MenuChoices, type BadgeTone } from '@app/ui';
import { ChevronDown } from 'lucide-react';

export interface StatusChoice<T extends string> {
  value: T;
  label: string;
  tone: BadgeTone;
}

interface StatusMenuProps<T extends string> {
  /** Whose status, for screen readers, such as 'Status of VT-26-00412'. */
  label: string;
  choices: readonly StatusChoice<T>[];
  value: T;
  onChoose: (value: T) => void;
  isPending?: boolean;
}

export function StatusMenu<T extends string>(props: StatusMenuProps<T>) {
  const { label, choices, value, onChoose, isPending } = props;
  const current = choices.find((choice) => choice.value === value);
  return (
    <Menu
      label={label}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${current?.label ?? value}`}
          aria-busy={isPending || undefined}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-dialog border border-transparent pr-1.5 pl-1 hover:border-line hover:bg-surface wide:min-h-8"
        >
          <Badge isSmall tone={current?.tone ?? 'neutral'}>
            {current?.label ?? value}
          </Badge>
          <ChevronDown aria-hidden className="size-3.5 text-ink-3" strokeWidth={1.75} />
        </button>
      }
    >
      <MenuChoices
        label={label}
        value={value}
        onChoose={onChoose}
        choices={choices.map((choice) => ({
          value: choice.value,
          content: (
            <Badge isSmall tone={choice.tone}>
              {choice.label}
            </Badge>
          ),
        }))}
      />
    </Menu>
  );
}
