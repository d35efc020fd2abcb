import { text } from './text';

export type PagePath = keyof typeof text.pages;

/** The links of each list, in order. */
export const pageLinks = {
  main: ['/', '/materials', '/kitchens', '/trade', '/contact'],
  quickLinks: ['/', '/materials', '/kitchens', '/trade', '/contact', '/about', '/how-to-measure'],
  legal: ['/terms', '/privacy', '/cookies'],
} as const satisfies Record<string, readonly PagePath[]>;

/** Prefetches a page that the visitor seems about to open; passed in, because a feature does not import the routes. */
export type PreloadPage = (path: PagePath) => void;

export const quickLinksId = 'quick-links';
