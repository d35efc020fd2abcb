import { choiceClass } from './choice-class';
import { RadioInput, type RadioInputProps } from './radio-input';
import { cx } from '../cx';

/** A short radio option in a row, such as a thickness. */
export function Pill({ label, ...radio }: RadioInputProps & { label: string }) {
  return (
    <label
      className={cx(
        choiceClass,
        'num inline-flex min-h-11 min-w-19 items-center justify-center px-4 text-label',
        'has-checked:font-strong has-checked:text-chalk',
      )}
    >
      <RadioInput {...radio} />
      {label}
    </label>
  );
}
