import { stoneImages } from '@app/stone';

/** The close-up of a stone. The slugs are written in this folder, so a missing one fails the build. */
export function sampleOf(slug: string) {
  const sample = stoneImages[slug]?.images[0];
  if (!sample) throw new Error(`There is no picture of ${slug}.`);
  return sample;
}
