import type { StoneColor } from '@app/stone';

/** The close-up of a stone and the stone in a room. */
export function picturesOf({ name, images: [closeUp, scene] }: Pick<StoneColor, 'name' | 'images'>) {
  if (!closeUp || !scene) throw new Error(`There are not two pictures of ${name}.`);
  return { closeUp, scene };
}
