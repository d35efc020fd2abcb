declare global {
  /** Progress of hydration; set by inline-loader.ts. */
  interface Hydration {
    state: 'asleep' | 'loading' | 'alive' | 'failed';
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
let served: Controls = new Map();
let focused: Element | null = null;

/** Call before React starts. */
export function captureControls(root: HTMLElement): void {
  served = controlsOf(root);
  focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element));
}

/** An extension or translator added or removed elements: React could not hydrate the page. */
export const isChangedByOthers = (root: HTMLElement): boolean =>
  window.hydration !== undefined && root.querySelectorAll('*').length !== window.hydration.size;

/**
 * If React had to render the page anew because an extension or a translator had changed it, copies entered values and
 * the focus to the new fields.
 * @returns the button that was pressed, or its successor
 */
export function restoreControls(root: HTMLElement): HTMLElement | undefined {
  const current = controlsOf(root);
  const { pressed } = window.hydration ?? {};
  let successor = pressed?.isConnected ? pressed : undefined;
  for (const [kind, before] of served) {
    const after = current.get(kind) ?? [];
    // After adding or removing there is no telling which is which.
    if (after.length !== before.length) continue;
    for (const [index, control] of after.entries()) {
      const old = before[index];
      if (!old || old.isConnected) continue;
      copyEntry(old as HTMLInputElement, control as HTMLInputElement);
      if (old === focused) control.focus({ preventScroll: true });
      if (old === pressed) successor = control;
    }
  }
  served = new Map();
  focused = null;
  return successor;
}

function controlsOf(root: HTMLElement): Controls {
  const kinds = new Map<string, HTMLElement[]>();
  for (const control of root.querySelectorAll<HTMLInputElement>(
    'button,[role=button],input,textarea,select',
  )) {
    const { tagName, type, name, value, className } = control;
    const choice = type === 'radio' || type === 'checkbox' ? value : '';
    const kind = [tagName, name || className, choice].join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), control]);
  }
  return kinds;
}

/** Dispatches events as typing would, so that listeners are called. */
function copyEntry(from: HTMLInputElement, to: HTMLInputElement): void {
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
