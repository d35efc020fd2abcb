import { Field, IconButton, TextInput } from '@app/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, londonDay } from '../../lib/london-day';
import { text } from './text';

interface DayPickerProps {
  day: string;
  onChoose: (day: string) => void;
}

/** A day up to today, by the browser's calendar or a step at a time. */
export function DayPicker({ day, onChoose }: DayPickerProps) {
  const today = londonDay();
  return (
    <div className="flex items-end gap-1">
      <IconButton icon={ChevronLeft} label={text.dayBefore} onClick={() => onChoose(addDays(day, -1))} />
      <Field label={text.day}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={day}
            max={today}
            onChange={({ target }) => {
              if (target.value && target.value <= today) onChoose(target.value);
            }}
            className="num"
          />
        )}
      </Field>
      <IconButton
        icon={ChevronRight}
        label={text.dayAfter}
        isDisabled={day >= today}
        onClick={() => onChoose(addDays(day, 1))}
      />
    </div>
  );
}
