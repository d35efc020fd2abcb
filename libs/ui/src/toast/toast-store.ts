import { createStore } from '../store/store';

/** The numbers of specification §9. */
export const toastLimits = {
  /** A new toast replaces the old one. */
  shownAtOnce: 1,
  displayMs: 5_000,
  /** A dismissed toast stays in the list this long, hidden. */
  removalDelayMs: 1_000_000,
  swipeThresholdPx: 50,
  swipeDirection: 'right',
  hotkey: 'F8',
} as const;

export interface ToastMessage {
  title: string;
  description?: string;
  /** 'bad' is announced at once and styled as an error. */
  tone?: 'ok' | 'bad';
  /** One action, such as 'Undo'. */
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

/** Shows a toast. Safe to call before any host has mounted: it then shows later. */
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

/** Removes all toasts, for tests. */
export function clearToasts(): void {
  for (const { id } of toastStore.current()) remove(id);
}
