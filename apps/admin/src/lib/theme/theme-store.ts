import { createStore, StoredEntry, useMediaQuery, useStore } from '@app/ui';
import { useLayoutEffect, useState } from 'react';

/** 'system' follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
type ThemeChoice = (typeof themeChoices)[number];

const storedTheme = new StoredEntry(
  'localStorage',
  'admin-theme',
  (stored) => themeChoices.find((choice) => choice === stored) ?? null,
);

/** undefined: nothing chosen. Without storage the choice lasts as long as the page. */
const chosenTheme = createStore<ThemeChoice | undefined>(undefined);

export function chooseTheme(next: ThemeChoice): void {
  storedTheme.write(next);
  chosenTheme.set(next);
}

export const forgetTheme = (): void => chosenTheme.set(undefined);

export function useTheme(): { choice: ThemeChoice; isDark: boolean } {
  const newChoice = useStore(chosenTheme, undefined);
  const [initialChoice] = useState(() => storedTheme.read() ?? 'system');
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const choice = newChoice ?? initialChoice;
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
