import { Badge, Menu, MenuRadioGroup, type BadgeTone } from '@app/ui';
import { ChevronDown } from 'lucide-react';

interface StatusMenuProps<T extends string> {
  /** For screen readers, such as 'Status of VT-26-00412'. */
  label: string;
  labels: Readonly<Record<T, string>>;
  tones: Readonly<Record<T, BadgeTone>>;
  values: readonly T[];
  value: T;
  onChoose: (value: T) => void;
  isPending?: boolean;
}

export function StatusMenu<T extends string>(props: StatusMenuProps<T>) {
  const { label, labels, tones, values, value, onChoose, isPending } = props;
  const badge = (status: T) => <Badge tone={tones[status]}>{labels[status]}</Badge>;
  return (
    <Menu
      label={label}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${labels[value]}`}
          aria-busy={isPending || undefined}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-dialog border border-transparent pr-1.5 pl-1 hover:border-line hover:bg-surface wide:min-h-8"
        >
          {badge(value)}
          <ChevronDown className="size-3.5 text-ink-3" strokeWidth={1.75} />
        </button>
      }
    >
      <MenuRadioGroup
        label={label}
        value={value}
        onChoose={onChoose}
        choices={values.map((status) => ({ value: status, content: badge(status) }))}
      />
    </Menu>
  );
}
