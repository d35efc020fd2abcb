import { honeypotName } from './use-shop-form';

/** A field hidden from people and autofill that bots fill in; see the contract's Honeypot. */
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
