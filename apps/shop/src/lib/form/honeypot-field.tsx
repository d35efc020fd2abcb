import { honeypotName } from './use-inquiry-form';

/** A field out of sight, reach and autofill, which robots fill in; see the contract's Honeypot. */
export function HoneypotField() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
