import { createStore } from '../store/store';

/** Numbers of specification §9. */
export const toastLimits = {
  /** Toasts shown at a time: a new one replaces the old. */
  shownAtOnce: 1,
  displayMs: 5_000,
  /** A dismissed toast stays known this long; nothing shows it any more. */
  removalDelayMs: 1_000_000,
  swipeThresholdPx: 50,
  swipeDirection: 'right',
  hotkey: 'F8',
} as const;

export interface ToastMessage {
  title: string;
  description?: string;
  /** 'bad' is announced at once and drawn as an error. */
  tone?: 'ok' | 'bad';
  /** One thing that can be done about it while it is shown, such as 'Undo'. */
  action?: { label: string; onChoose: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

export const toastStore = createStore<readonly ShownToast[]>([]);
let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function remove(id: number) {
  clearTimeout(removals.get(id));
  removals.delete(id);
  toastStore.set(toastStore.current().filter((toast) => toast.id !== id));
}

/** Tells the visitor something in passing. Safe to call before any host is on the page: it shows once one is. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  const next = [{ ...message, id: lastId, isOpen: true }, ...toastStore.current()];
  for (const dropped of next.slice(toastLimits.shownAtOnce)) {
    clearTimeout(removals.get(dropped.id));
    removals.delete(dropped.id);
  }
  toastStore.set(next.slice(0, toastLimits.shownAtOnce));
}

export function dismissToast(id: number): void {
  const toasts = toastStore.current();
  if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
  toastStore.set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  const timer = setTimeout(() => remove(id), toastLimits.removalDelayMs);
  removals.set(id, timer);
}

/** Takes every toast away at once, as between two tests. */
export function clearToasts(): void {
  for (const { id } of toastStore.current()) remove(id);
}
