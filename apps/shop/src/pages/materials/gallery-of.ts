import type { Gallery } from '@app/ui';
import type { ShownColor, ShownMaterial } from './shown-material';

const picturesOf = ({ images, hexCode }: ShownColor, caption?: string) =>
  images.map((image) => ({ ...image, caption, placeholder: hexCode }));

export const galleryOfColor = (color: ShownColor): Gallery => ({
  title: color.name,
  images: picturesOf(color),
});

/** One close-up of every colour, the representative one first. */
export function galleryOfMaterial({ name, sample, offer }: ShownMaterial): Gallery {
  const others = (offer?.colors ?? []).filter((color) => color.name !== sample?.name);
  const colors = sample ? [sample, ...others] : others;
  return {
    title: name,
    images: colors.flatMap((color) => picturesOf(color, color.name).slice(0, 1)),
  };
}
