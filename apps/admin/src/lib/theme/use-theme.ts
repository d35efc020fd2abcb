import { useLayoutEffect, useSyncExternalStore } from 'react';
import { themeStore, type ThemeChoice } from './theme-store';

export interface Theme {
  choice: ThemeChoice;
  isDark: boolean;
}

/** The theme as it is chosen, and as it looks now. */
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
