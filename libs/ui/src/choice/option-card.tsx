import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { choiceClass } from './choice-class';
import { RadioInput, type RadioInputProps } from './radio-input';

interface OptionCardProps extends RadioInputProps {
  /** On top of the card. */
  picture: ReactNode;
  title: string;
  /** Below the title, such as a price. */
  detail?: ReactNode;
  /** A control in the picture's corner, such as 'view images'. */
  corner?: ReactNode;
}

/** A radio card. */
export function OptionCard({ picture, title, detail, corner, ...radio }: OptionCardProps) {
  return (
    <div className={cx(choiceClass, 'group flex flex-col')}>
      <label className="flex flex-1 flex-col">
        <RadioInput {...radio} />
        {picture}
        <span className="px-3 pt-2.5 pb-3 text-label leading-tight font-label">
          {title}
          {detail && <span className="num mt-0.5 block text-small font-normal text-ink-3">{detail}</span>}
        </span>
        <span
          aria-hidden
          className="absolute top-2 right-2 hidden size-6 place-items-center rounded-full bg-chalk text-surface shadow-[0_0_0_2px_var(--color-surface)] group-has-checked:grid"
        >
          <Check className="size-3.5" strokeWidth={3} />
        </span>
      </label>
      {corner && <div className="absolute top-1.5 left-1.5 z-2">{corner}</div>}
    </div>
  );
}
