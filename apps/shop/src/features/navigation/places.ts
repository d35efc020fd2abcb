import { text } from './text';

export type Place = keyof typeof text.pages;

/** Where each list of links leads, in its order. */
export const places = {
  main: ['/', '/materials', '/kitchens', '/trade', '/contact'],
  quickLinks: ['/', '/materials', '/kitchens', '/trade', '/contact', '/about'],
  legal: ['/terms', '/privacy', '/cookies'],
} as const satisfies Record<string, readonly Place[]>;

/** What links need to know of the pages; the frame provides it. */
export interface Pages {
  has: (path: string) => boolean;
  /** Fetches a page that the visitor seems to be about to open. */
  prepare: (path: string) => void;
}

export const quickLinksId = 'quick-links';
