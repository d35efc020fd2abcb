import { Minus, Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button';
import type { FieldControl } from './field';
import { TextInput } from './text-input';

interface StepperProps extends FieldControl {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Reports whether the typed text is an invalid number. */
  onInvalidChange?: (isInvalid: boolean) => void;
  /** Accessible names of the buttons. */
  decreaseLabel: string;
  increaseLabel: string;
}

/** A small whole number, changed by buttons, arrow keys or typing. Invalid text leaves the number unchanged. */
export function Stepper({
  value,
  min,
  max,
  onChange,
  onInvalidChange,
  decreaseLabel,
  increaseLabel,
  ...control
}: StepperProps) {
  // May be empty while typing; on blur it shows the current number.
  const [typed, setTyped] = useState<string | null>(null);
  const lastValid = useRef(value);
  const isWithin = (count: number) => count >= min && count <= max;
  const step = (by: number) => {
    setTyped(null);
    onInvalidChange?.(false);
    if (isWithin(value + by)) onChange(value + by);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className="-ml-3 flex items-center gap-1">
      <IconButton icon={Minus} label={decreaseLabel} isDisabled={value <= min} onClick={() => step(-1)} />
      <TextInput
        {...control}
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          const isEmpty = target.value === '';
          if (typed === null || isEmpty) lastValid.current = value;
          setTyped(target.value);
          const isValid = /^\d+$/.test(target.value) && isWithin(Number(target.value));
          onChange(isValid ? Number(target.value) : lastValid.current);
          onInvalidChange?.(!isValid && !isEmpty);
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={stepByKey}
        frameClassName="w-14"
        className="num px-0! text-center"
      />
      <IconButton icon={Plus} label={increaseLabel} isDisabled={value >= max} onClick={() => step(1)} />
    </div>
  );
}
