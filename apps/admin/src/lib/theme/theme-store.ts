import { createStore, StoredEntry, useMediaQuery, useStore } from '@app/ui';
import { useLayoutEffect, useState } from 'react';

/** 'system' follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
type ThemeChoice = (typeof themeChoices)[number];

const entry = new StoredEntry(
  'localStorage',
  'admin-theme',
  (stored) => themeChoices.find((choice) => choice === stored) ?? null,
);

/** undefined: nothing chosen. Without storage the choice lasts as long as the page. */
const chosen = createStore<ThemeChoice | undefined>(undefined);

export function chooseTheme(next: ThemeChoice): void {
  entry.write(next);
  chosen.set(next);
}

export const forgetTheme = (): void => chosen.set(undefined);

export function useTheme(): { choice: ThemeChoice; isDark: boolean } {
  const picked = useStore(chosen, undefined);
  const [atFirst] = useState(() => entry.read() ?? 'system');
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const choice = picked ?? atFirst;
  return { choice, isDark: choice === 'system' ? isSystemDark : choice === 'dark' };
}

/** Removed on the way to the shop, which has no dark mode (design §2). */
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
