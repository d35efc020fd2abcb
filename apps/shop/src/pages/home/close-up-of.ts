import type { StoneColor } from '@app/stone';

/** The first picture of a stone: its face, straight on. */
export function closeUpOf({ name, images: [closeUp] }: Pick<StoneColor, 'name' | 'images'>) {
  if (!closeUp) throw new Error(`There is no close-up of ${name}.`);
  return closeUp;
}
