import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { wholeReferencesAndAmounts } from '../text/whole-references';
import { choiceClass } from './choice-class';

interface CheckRowProps {
  title: string;
  detail?: string;
  drawing?: ReactNode;
  price?: string;
  isChecked: boolean;
  onToggle: () => void;
}

/** A checkbox row; the whole row is the label. */
export function CheckRow({ title, detail, drawing, price, isChecked, onToggle }: CheckRowProps) {
  return (
    <label
      className={cx(
        choiceClass,
        'group flex min-h-16 items-center gap-3 px-3.5 py-2 text-label leading-tight tablet:gap-3.5 tablet:px-4',
      )}
    >
      <input
        type="checkbox"
        checked={isChecked}
        onChange={onToggle}
        className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="grid size-6 flex-none place-items-center rounded-[3px] border-[1.5px] border-line-strong bg-surface text-surface peer-checked:border-chalk peer-checked:bg-chalk"
      >
        <Check className={cx('size-4', !isChecked && 'opacity-0')} strokeWidth={2.5} />
      </span>
      {drawing}
      <span className="min-w-0 flex-1">
        {title}
        {detail && <span className="mt-0.5 block text-small text-ink-3">{detail}</span>}
      </span>
      {price && <span className="num whitespace-nowrap">{wholeReferencesAndAmounts(price)}</span>}
    </label>
  );
}
