import { stoneImages } from '@app/stone';

/** The two pictures of a stone. The slugs are written in this folder, so a missing one fails the build. */
export function sampleOf(slug: string) {
  const [closeUp, frontEdge] = stoneImages[slug]?.images ?? [];
  if (!closeUp || !frontEdge) throw new Error(`There are no pictures of ${slug}.`);
  return { closeUp, frontEdge };
}
