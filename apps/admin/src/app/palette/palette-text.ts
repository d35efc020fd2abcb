import { counted } from '../../lib/format-text';

export const paletteText = {
  title: 'Find or do',
  placeholder: 'Order, customer, phone, item, page...',
  pages: 'Go to',
  create: 'Create',
  orders: 'Orders',
  inquiries: 'Inquiries',
  items: 'Catalogue',
  other: 'Other',
  lightTheme: 'Switch to light theme',
  darkTheme: 'Switch to dark theme',
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  searching: 'Looking...',
  count: (count: number) => counted(count, 'entry', 'entries'),
  inactive: 'inactive',
} as const;
