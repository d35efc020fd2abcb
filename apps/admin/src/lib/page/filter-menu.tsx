import { Button, Menu, MenuChoices } from '@app/ui';
import { ListFilter } from 'lucide-react';
import { useUrlState } from '../url/use-url-state';

interface FilterMenuProps {
  /** What is chosen, for screen readers. */
  label: string;
  /** The filter's name in the page's address. */
  name: string;
  /** The first one is all, and stands in no address. */
  choices: readonly { value: string; content: string }[];
}

/** A filter of which one choice is in force, in the page's address. */
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
