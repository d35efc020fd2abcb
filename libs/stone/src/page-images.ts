import about from './pages/about.json';
import hero from './pages/hero.json';
import kitchen from './pages/kitchen.json';
import type { StoneImage } from './stone-image';

/** The wide pictures at the head of pages. A page imports its own alone: `@app/stone/pages/<name>`. */
export const pageImages: Readonly<Record<'hero' | 'about' | 'kitchen', StoneImage>> = {
  hero,
  about,
  kitchen,
};
