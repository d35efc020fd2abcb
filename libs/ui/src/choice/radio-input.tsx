import type { KeyboardEvent, Ref } from 'react';

export interface RadioInputProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Called when a second press clears the choice. */
  onClear?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  describedBy?: string;
  isInvalid?: boolean;
}

/**
 * A native radio, invisible over the whole card: the browser provides arrow keys, groups and names, and the target is
 * the whole card. A second press, or Space on the selected one, clears it if `onClear` is given.
 */
export function RadioInput({
  name,
  value,
  isChosen,
  onChoose,
  onClear,
  inputRef,
  describedBy,
  isInvalid,
}: RadioInputProps) {
  const clearBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isChosen || !onClear) return;
    event.preventDefault();
    onClear();
  };
  return (
    <input
      ref={inputRef}
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={onChoose}
      onClick={isChosen ? onClear : undefined}
      onKeyDown={clearBySpace}
      className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
    />
  );
}
