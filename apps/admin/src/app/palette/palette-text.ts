import { counted } from '../../lib/format-text';

export const paletteText = {
  title: 'Find or do',
  placeholder: 'Search orders, customers, pages...',
  pages: 'Go to',
  create: 'Create',
  orders: 'Orders',
  tops: 'Tops',
  people: 'Customers',
  inquiries: 'Inquiries',
  items: 'Catalogue',
  other: 'Other',
  lightTheme: 'Switch to light theme',
  darkTheme: 'Switch to dark theme',
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  searching: 'Searching...',
  count: (count: number) => counted(count, 'result'),
  inactive: 'inactive',
  all: (total: string) => `Show all ${total}`,
  didYouMean: 'Did you mean',
} as const;
