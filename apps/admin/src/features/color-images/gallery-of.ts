import type { AdminColor } from '@app/contracts';
import type { Gallery } from '@app/ui';
import { placesOf } from './pictures-of-color';

/** A colour's pictures for the gallery dialog, beginning with the one that was pressed: it goes round. */
export function galleryOf(color: AdminColor, number: 1 | 2): Gallery {
  const images = placesOf(color)
    .flatMap((place) => (place.image ? [{ place, image: place.image }] : []))
    .sort((a, b) => Number(b.place.number === number) - Number(a.place.number === number))
    .map(({ image }) => ({ ...image, placeholder: color.hexCode }));
  return { title: color.name, images };
}
