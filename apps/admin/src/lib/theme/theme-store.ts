import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What staff chose; 'system' follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'admin-theme';
const listeners = new Set<() => void>();

/** A browser may forbid storage; then the choice lasts as long as the page. */
let choice: ThemeChoice | undefined;

function read(): ThemeChoice {
  try {
    const kept = localStorage.getItem(storageKey);
    return themeChoices.find((known) => known === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Remembered above.
  }
  for (const listener of listeners) listener();
}

export function forgetTheme(): void {
  choice = undefined;
}

const systemIsDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const themeStore = {
  subscribe: (listener: () => void) => {
    const system = systemIsDark();
    listeners.add(listener);
    system?.addEventListener('change', listener);
    return () => {
      listeners.delete(listener);
      system?.removeEventListener('change', listener);
    };
  },
  choice: (): ThemeChoice => (choice ??= read()),
  isDark: (): boolean =>
    themeStore.choice() === 'system' ? systemIsDark()?.matches === true : themeStore.choice() === 'dark',
};

interface Theme {
  choice: ThemeChoice;
  isDark: boolean;
}

export function useTheme(): Theme {
  const choice = useSyncExternalStore(themeStore.subscribe, themeStore.choice);
  const isDark = useSyncExternalStore(themeStore.subscribe, themeStore.isDark);
  return { choice, isDark };
}

/** Puts the theme on <html>, and takes it off again on the way to the shop, which has no dark mode (design §2). */
export function useDocumentTheme(): void {
  const { isDark } = useTheme();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = isDark ? 'dark' : 'light';
    return () => {
      delete dataset.theme;
    };
  }, [isDark]);
}
