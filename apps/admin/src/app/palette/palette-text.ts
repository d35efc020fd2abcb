export const paletteText = {
  title: 'Find or do',
  placeholder: 'Go to a page, create something, find an item...',
  pages: 'Go to',
  create: 'Create',
  items: 'Catalogue',
  other: 'Other',
  lightTheme: 'Switch to light theme',
  darkTheme: 'Switch to dark theme',
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  searching: 'Looking through the catalogue...',
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  inactive: 'inactive',
} as const;
