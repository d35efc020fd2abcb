import type { AdminColor } from '@app/contracts';
import type { Gallery } from '@app/ui';
import { placesOf } from './pictures-of-color';

/** A colour's pictures for the gallery dialog, which opens at the one that was pressed. */
export function galleryOf(color: AdminColor, number: 1 | 2): Gallery {
  const shown = placesOf(color).flatMap((place) => (place.image ? [{ ...place, image: place.image }] : []));
  return {
    title: color.name,
    images: shown.map(({ image }) => ({ ...image, placeholder: color.hexCode })),
    start: Math.max(
      0,
      shown.findIndex((place) => place.number === number),
    ),
  };
}
