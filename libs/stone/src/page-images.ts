import about from './pages/about.json';
import hero from './pages/hero.json';
import kitchen from './pages/kitchen.json';
import night from './pages/night.json';
import type { StoneImage } from './stone-image';

/** The wide pictures of pages. A page imports its own alone: `@app/stone/pages/<name>`. */
export const pageImages: Readonly<Record<'hero' | 'about' | 'kitchen' | 'night', StoneImage>> = {
  hero,
  about,
  kitchen,
  night,
};
