import { createStore, useMediaQuery, useStore } from '@app/ui';
import { useLayoutEffect, useState } from 'react';

/** What staff chose; 'system' follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'admin-theme';

function read(): ThemeChoice {
  try {
    const kept = localStorage.getItem(storageKey);
    return themeChoices.find((known) => known === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** undefined before anybody has looked. A browser may forbid storage; then the choice lasts as long as the page. */
const chosen = createStore<ThemeChoice | undefined>(undefined);

export function chooseTheme(next: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Remembered below.
  }
  chosen.set(next);
}

export const forgetTheme = (): void => chosen.set(undefined);

export function useTheme(): { choice: ThemeChoice; isDark: boolean } {
  const kept = useStore(chosen, undefined);
  const [atFirst] = useState(read);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const choice = kept ?? atFirst;
  return { choice, isDark: choice === 'system' ? isSystemDark : choice === 'dark' };
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
