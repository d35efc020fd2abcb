import type { InquiryForm } from '@app/contracts';
import { Button, Menu, MenuChoices } from '@app/ui';
import { ListFilter } from 'lucide-react';
import { formWords, text } from '../../features/inquiries/text';
import { useUrlState } from '../../lib/url/use-url-state';

const choices: readonly { value: InquiryForm | 'both'; content: string }[] = [
  { value: 'both', content: text.bothForms },
  { value: 'contact', content: formWords.contact },
  { value: 'trade', content: formWords.trade },
];

/** By which form it came. */
export function FormFilter() {
  const url = useUrlState();
  const chosen = choices.find(({ value }) => value === url.get('form')) ?? choices[0];
  return (
    <Menu
      label={text.form}
      trigger={
        <Button kind="ghost" icon={ListFilter} aria-label={`${text.form}: ${chosen?.content}`}>
          {chosen?.content}
        </Button>
      }
    >
      <MenuChoices
        label={text.form}
        choices={choices}
        value={chosen?.value ?? 'both'}
        onChoose={(form) => url.set({ form: form === 'both' ? null : form })}
      />
    </Menu>
  );
}
