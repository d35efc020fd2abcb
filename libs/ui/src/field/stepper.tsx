import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button';
import type { FieldControl } from './field';
import { TextInput } from './text-input';

interface StepperProps extends FieldControl {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** What the buttons do, for whoever does not see the field between them. */
  lessLabel: string;
  moreLabel: string;
}

/** A small whole number: one more or less by a press or an arrow key, or typed. What is out of range is not taken. */
export function Stepper({ value, min, max, onChange, lessLabel, moreLabel, ...control }: StepperProps) {
  // What is being typed may be nothing yet; once the field is left it says what counts.
  const [typed, setTyped] = useState<string | null>(null);
  const take = (count: number) => {
    if (count >= min && count <= max) onChange(count);
  };
  const step = (by: number) => {
    setTyped(null);
    take(value + by);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className="-ml-3 flex items-center gap-1">
      <IconButton icon={Minus} label={lessLabel} isDisabled={value <= min} onClick={() => step(-1)} />
      <TextInput
        {...control}
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(max).length}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '');
          setTyped(digits);
          take(Number(digits));
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={stepByKey}
        frameClassName="w-14"
        className="num px-0! text-center"
      />
      <IconButton icon={Plus} label={moreLabel} isDisabled={value >= max} onClick={() => step(1)} />
    </div>
  );
}
