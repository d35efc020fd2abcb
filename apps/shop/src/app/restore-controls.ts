declare global {
  /** Progress of hydration; set by inline-loader.ts. */
  interface Hydration {
    state: 'idle' | 'loading' | 'ready' | 'failed';
    /** Number of elements in the page as served. */
    size: number;
    /** The last button pressed before hydration. */
    pressed?: HTMLElement;
  }
  interface Window {
    hydration?: Hydration;
  }
}

type Controls = ReadonlyMap<string, readonly HTMLElement[]>;

/** Buttons and fields of the served page, until React has adopted or replaced them. */
let servedControls: Controls = new Map();
let focusedControl: Element | null = null;

/** Call before React starts. */
export function captureControls(root: HTMLElement): void {
  servedControls = groupControls(root);
  focusedControl = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focusedControl = target as Element));
}

/** An extension or translator added or removed elements: React could not hydrate the page. */
export const wasChangedByExtension = (root: HTMLElement): boolean =>
  window.hydration !== undefined && root.querySelectorAll('*').length !== window.hydration.size;

/**
 * If React had to render the page again because an extension or a translator had changed it, copies entered values and
 * the focus to the new fields.
 * @returns the button that was pressed, or its successor
 */
export function restoreControls(root: HTMLElement): HTMLElement | undefined {
  const current = groupControls(root);
  const { pressed } = window.hydration ?? {};
  let replacement = pressed?.isConnected ? pressed : undefined;
  for (const [groupKey, before] of servedControls) {
    const after = current.get(groupKey) ?? [];
    // If any were added or removed they cannot be matched.
    if (after.length !== before.length) continue;
    for (const [index, control] of after.entries()) {
      const servedControl = before[index];
      if (!servedControl || servedControl.isConnected) continue;
      copyValue(servedControl as HTMLInputElement, control as HTMLInputElement);
      if (servedControl === focusedControl) control.focus({ preventScroll: true });
      if (servedControl === pressed) replacement = control;
    }
  }
  servedControls = new Map();
  focusedControl = null;
  return replacement;
}

function groupControls(root: HTMLElement): Controls {
  const groups = new Map<string, HTMLElement[]>();
  for (const control of root.querySelectorAll<HTMLInputElement>(
    'button,[role=button],input,textarea,select',
  )) {
    const { tagName, type, name, value, className } = control;
    const choice = type === 'radio' || type === 'checkbox' ? value : '';
    const kind = [tagName, name || className, choice].join(' ');
    groups.set(kind, [...(groups.get(kind) ?? []), control]);
  }
  return groups;
}

/** Dispatches events as typing would, so that listeners are called. */
function copyValue(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.type === 'checkbox' || from.type === 'radio') {
    if (from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === to.value) return;
  if (from.type === 'file') to.files = from.files;
  // Bypasses React's own value setter, which would treat the value as known and fire no change.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}
