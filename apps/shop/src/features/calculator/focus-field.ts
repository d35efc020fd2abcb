import type { FieldName } from './configuration/fields';

/** Focuses a field of the calculator: its input, or the chosen (else first) card of its group. */
export function focusField(root: HTMLElement | null, field: FieldName): void {
  const container = root?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const target =
    container?.querySelector<HTMLElement>('input:checked') ??
    container?.querySelector<HTMLElement>('input, textarea');
  target?.focus();
  // A group taller than the screen is scrolled to its start, where the error is.
  const isTall = (container?.offsetHeight ?? 0) > window.innerHeight / 2;
  container?.scrollIntoView({ block: isTall ? 'start' : 'center' });
}
