import { mailLabels } from '@app/contracts';
import { Button, Menu, MenuChoices } from '@app/ui';
import { ListFilter } from 'lucide-react';
import { useUrlState } from '../../lib/url/use-url-state';
import { text } from './text';

const all = 'all';
const choices = [
  { value: all, content: text.allKinds },
  ...Object.entries(mailLabels).map(([value, content]) => ({ value, content: content })),
];

/** Mails of one kind. */
export function KindFilter() {
  const url = useUrlState();
  const chosen = choices.find(({ value }) => value === url.get('kind')) ?? choices[0];
  return (
    <Menu
      label={text.kind}
      trigger={
        <Button kind="ghost" icon={ListFilter} aria-label={`${text.kind}: ${chosen?.content}`}>
          {chosen?.content}
        </Button>
      }
    >
      <MenuChoices
        label={text.kind}
        choices={choices}
        value={chosen?.value ?? all}
        onChoose={(kind) => url.set({ kind: kind === all ? null : kind })}
      />
    </Menu>
  );
}
