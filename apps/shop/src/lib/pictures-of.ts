import { stoneImages } from '@app/stone';

/** The close-up of a stone and its second picture. Slugs are written in pages, so a missing one fails the build. */
export function picturesOf(slug: string) {
  const [closeUp, scene] = stoneImages[slug]?.images ?? [];
  if (!closeUp || !scene) throw new Error(`There are no pictures of ${slug}.`);
  return { closeUp, scene };
}
