/** The button that was pressed is gone with its line: the focus goes to the one of the line that stands there now. */
export function focusAfterRemoving(lines: HTMLElement | null, at: number): void {
  const buttons = lines?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
  buttons[Math.min(at, buttons.length - 1)]?.focus();
}
