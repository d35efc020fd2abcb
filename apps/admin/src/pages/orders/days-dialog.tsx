import { Button, Field, SmallDialog, TextInput } from '@app/ui';
import { useState } from 'react';
import { formText } from '../../lib/form/form-text';
import { londonDay } from '../../lib/london-day';
import { useUrlState } from '../../lib/url/use-url-state';
import { text } from './text';

export function DaysDialog({ onClose }: { onClose: () => void }) {
  const url = useUrlState();
  const [days, setDays] = useState({ from: url.get('from') ?? '', to: url.get('to') ?? '' });
  return (
    <SmallDialog isOpen onClose={onClose} title={text.daysTitle} closeLabel={formText.close} width="narrow">
      <form
        noValidate
        aria-label={text.daysTitle}
        className="mt-5.5 grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          const isReversed = days.from !== '' && days.to !== '' && days.from > days.to;
          url.set(isReversed ? { from: days.to, to: days.from } : days);
          onClose();
        }}
      >
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={text[name]}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={days[name]}
                max={londonDay()}
                onChange={({ target }) => setDays({ ...days, [name]: target.value })}
                className="num"
              />
            )}
          </Field>
        ))}
        <Button type="submit" kind="primary">
          {text.show}
        </Button>
      </form>
    </SmallDialog>
  );
}
