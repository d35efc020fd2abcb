import type { FieldName } from './configuration/fields';

/** Puts the focus on a field of the calculator: its input, or the chosen (else first) card of its group. */
export function focusField(root: HTMLElement | null, field: FieldName): void {
  const place = root?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const target =
    place?.querySelector<HTMLElement>('input:checked') ??
    place?.querySelector<HTMLElement>('input, textarea');
  target?.focus();
  // Of a group that is taller than the screen the beginning counts: what is missing is said there.
  const isTall = (place?.offsetHeight ?? 0) > window.innerHeight / 2;
  place?.scrollIntoView({ block: isTall ? 'start' : 'center' });
}
