import { cx } from '../cx';

interface SwitchProps {
  id?: string;
  label?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  describedBy?: string;
}

/** On or off. Named by `label`, or by a <label> for its `id`; the knob's position shows the state without colour. */
export function Switch({ id, label, isOn, onChange, isDisabled, describedBy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      id={id}
      aria-label={label}
      aria-checked={isOn}
      aria-describedby={describedBy}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      className={cx(
        'relative h-5.5 w-9.5 flex-none rounded-full transition-colors before:absolute before:-inset-2.5 disabled:cursor-not-allowed disabled:opacity-60 forced-colors:border',
        isOn ? 'bg-ok' : 'bg-line-strong',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'absolute top-0.5 size-4.5 rounded-full bg-surface transition-[left] forced-colors:bg-[ButtonText]',
          isOn ? 'left-4.5' : 'left-0.5',
        )}
      />
    </button>
  );
}
