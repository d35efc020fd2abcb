import type { KeyboardEvent, Ref } from 'react';

export interface RadioInputProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Given where a second press takes the choice back. */
  onClear?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  describedBy?: string;
  isInvalid?: boolean;
}

/**
 * A native radio that lies unseen over the whole card which draws it: arrow keys, groups and names come from
 * the browser, and the target is as large as the card.
 * A second press, or Space on the chosen one, clears it where `onClear` is given.
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
