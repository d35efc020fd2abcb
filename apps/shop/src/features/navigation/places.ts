import { text } from './text';

export type Place = keyof typeof text.pages;

/** The links of each list, in order. */
export const places = {
  main: ['/', '/materials', '/kitchens', '/trade', '/contact'],
  quickLinks: ['/', '/materials', '/kitchens', '/trade', '/contact', '/about'],
  legal: ['/terms', '/privacy', '/cookies'],
} as const satisfies Record<string, readonly Place[]>;

/** The pages as links use them; provided by the frame. */
export interface Pages {
  has: (path: string) => boolean;
  /** Prefetches a page that the visitor seems about to open. */
  prepare: (path: string) => void;
}

export const quickLinksId = 'quick-links';
