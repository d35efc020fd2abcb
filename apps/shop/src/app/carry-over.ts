declare global {
  /** How far the page is from a document that only reads; kept by inline-loader.ts. */
  interface Hydration {
    state: 'asleep' | 'loading' | 'alive' | 'failed';
    /** How many elements the page had as it was served. */
    size: number;
    /** The button that was pressed last while nothing answered. */
    pressed?: HTMLElement;
  }
  interface Window {
    hydration?: Hydration;
  }
}

type Controls = ReadonlyMap<string, readonly HTMLElement[]>;

/** Buttons and fields of the page that was served, as long as React has not adopted or replaced them. */
let served: Controls = new Map();
let focused: Element | null = null;

/** To be called before React begins. */
export function rememberControls(root: HTMLElement): void {
  served = controlsOf(root);
  focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element));
}

/** Whether something was added to the page that was served, or taken from it: React could not adopt that. */
export const isChangedByOthers = (root: HTMLElement): boolean =>
  window.hydration !== undefined && root.querySelectorAll('*').length !== window.hydration.size;

/**
 * Where React has made the page anew, as an extension or a translator had changed it, what was typed and the focus go to the
 * new fields. @returns the button that was pressed, or its successor
 */
export function carryOver(root: HTMLElement): HTMLElement | undefined {
  const current = controlsOf(root);
  const { pressed } = window.hydration ?? {};
  let successor = pressed?.isConnected ? pressed : undefined;
  for (const [kind, before] of served) {
    const after = current.get(kind) ?? [];
    // Where one was added or taken away, nobody can say which is which.
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

/** By what stays the same whatever others do to the page: name and value of a choice, the name, or else the class. */
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

/** As if it were entered by hand, so that whoever listens learns of it. */
function copyEntry(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.type === 'checkbox' || from.type === 'radio') {
    if (from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === to.value) return;
  if (from.type === 'file') to.files = from.files;
  // Past React's own property, which would take it for known.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}
