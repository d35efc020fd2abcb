import { addDays, IconButton, londonDay } from '@app/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { firstDayOf, lastDayOf, monthText } from './month-days';

const text = { before: 'Previous month', after: 'Next month' } as const;

interface MonthSwitchProps {
  /** `2026-11`. */
  month: string;
  onChange: (month: string) => void;
}

export const MonthSwitch = ({ month, onChange }: MonthSwitchProps) => (
  <div className="flex items-center gap-1.5">
    <IconButton
      icon={ChevronLeft}
      label={text.before}
      onClick={() => onChange(addDays(firstDayOf(month), -1).slice(0, 7))}
    />
    <span aria-live="polite" className="min-w-34 text-center font-label">
      {monthText(month)}
    </span>
    <IconButton
      icon={ChevronRight}
      label={text.after}
      isDisabled={lastDayOf(month) >= londonDay()}
      onClick={() => onChange(addDays(lastDayOf(month), 1).slice(0, 7))}
    />
  </div>
);
