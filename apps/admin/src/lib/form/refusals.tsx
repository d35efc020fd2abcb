import type { FieldErrors, FieldValues } from 'react-hook-form';
import { Notice } from '../controls/notice';
import { formText as text } from './form-text';

/** What the API refused without a field for it in the form. */
export function Refusals<Fields extends FieldValues>({ errors }: { errors: FieldErrors<Fields> }) {
  const refusals = Object.values((errors.root ?? {}) as Record<string, unknown>).flatMap((it) =>
    typeof it === 'object' && it !== null && 'message' in it ? [String(it.message)] : [],
  );
  if (refusals.length === 0) return null;
  return (
    <Notice tone="bad" title={text.refused}>
      {refusals.map((refusal) => (
        <p key={refusal}>{refusal}</p>
      ))}
    </Notice>
  );
}
