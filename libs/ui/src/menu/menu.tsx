import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface MenuProps {
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactNode;
  /** The menu's accessible name. */
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A menu below a button. The page behind stays usable and keeps its scroll bar. */
export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <RadixMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      {/* All content must be inside a landmark. */}
      <RadixMenu.Portal container={isOpen ? document.querySelector('main') : null}>
        <RadixMenu.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-44 rounded-dialog border border-line bg-surface p-1 text-small text-ink shadow-float"
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-2 px-2.5 outline-none select-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-ink-3 tablet:min-h-9 forced-colors:data-highlighted:outline-2';

interface MenuItemProps {
  onChoose: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

export const MenuItem = ({ onChoose, isDisabled, children }: MenuItemProps) => (
  <RadixMenu.Item disabled={isDisabled} onSelect={onChoose} className={itemClass}>
    {children}
  </RadixMenu.Item>
);

interface MenuRadioGroupProps<T extends string> {
  label: string;
  choices: readonly { value: T; content: ReactNode }[];
  value: T;
  onChoose: (value: T) => void;
}

/** A group of options with one selected. */
export function MenuRadioGroup<T extends string>({
  label,
  choices,
  value,
  onChoose,
}: MenuRadioGroupProps<T>) {
  return (
    <RadixMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const choice = choices.find((known) => known.value === next);
        if (choice && choice.value !== value) onChoose(choice.value);
      }}
    >
      {choices.map((choice) => (
        <RadixMenu.RadioItem key={choice.value} value={choice.value} className={itemClass}>
          <span className="flex-1">{choice.content}</span>
          <RadixMenu.ItemIndicator>
            <Check className="size-4 text-ink-2" strokeWidth={2} />
          </RadixMenu.ItemIndicator>
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}

export const MenuHeading = ({ children }: { children: ReactNode }) => (
  <RadixMenu.Label className="px-2.5 pt-1.5 pb-1 text-small text-ink-3">{children}</RadixMenu.Label>
);

export const MenuSeparator = () => <RadixMenu.Separator className="my-1 h-px bg-line" />;
