import { Button, SmallDialog } from '@app/ui';
import { useState } from 'react';
import { DayInput } from '../../lib/controls/day-input';
import { formText } from '../../lib/form/form-text';
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
          <DayInput
            key={name}
            label={text[name]}
            value={days[name]}
            onChange={(day) => setDays({ ...days, [name]: day })}
          />
        ))}
        <Button type="submit" kind="primary">
          {text.show}
        </Button>
      </form>
    </SmallDialog>
  );
}
