import type { Gallery } from '@app/ui';
import type { ColorView, MaterialView } from './material-view';

const toGalleryImages = ({ images, hexCode }: ColorView, caption?: string) =>
  images.map((image) => ({ ...image, caption, placeholder: hexCode }));

export const colorGallery = (color: ColorView): Gallery => ({
  title: color.name,
  images: toGalleryImages(color),
});

/** One close-up of every colour, the representative one first. */
export function materialGallery({ name, sample, offer }: MaterialView): Gallery {
  const others = (offer?.colors ?? []).filter((color) => color.name !== sample?.name);
  const colors = sample ? [sample, ...others] : others;
  return {
    title: name,
    images: colors.flatMap((color) => toGalleryImages(color, color.name).slice(0, 1)),
  };
}
