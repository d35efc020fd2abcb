import type { AdminColor, ColorImage, UploadImageRequest } from '@app/contracts';
import type { Gallery } from '@app/ui';

export interface ImageSlot {
  number: 1 | 2;
  /** Field name of the upload (specification §7). */
  imageField: UploadImageRequest['imageField'];
  column: 'imageUrl' | 'imageUrl2';
  image: ColorImage | null;
}

export const imageSlotsOf = (color: Pick<AdminColor, 'imageUrl' | 'imageUrl2' | 'images'>): ImageSlot[] => [
  { number: 1, imageField: 'image1', column: 'imageUrl', image: imageAt(color, color.imageUrl) },
  { number: 2, imageField: 'image2', column: 'imageUrl2', image: imageAt(color, color.imageUrl2) },
];

function imageAt({ images }: Pick<AdminColor, 'images'>, url: string | null): ColorImage | null {
  if (url === null) return null;
  const variants = images.find((image) => image.url === url);
  // No variants: use the single file.
  return variants ?? { url, width: 800, height: 600, srcset: { avif: '', jpeg: '' } };
}

export const imagesOf = (color: Parameters<typeof imageSlotsOf>[0]): ColorImage[] =>
  imageSlotsOf(color).flatMap(({ image }) => (image ? [image] : []));

export function toGallery(color: AdminColor, number: 1 | 2): Gallery {
  const filledSlots = imageSlotsOf(color).flatMap((slot) =>
    slot.image ? [{ ...slot, image: slot.image }] : [],
  );
  return {
    title: color.name,
    images: filledSlots.map(({ image }) => ({ ...image, placeholder: color.hexCode })),
    start: Math.max(
      0,
      filledSlots.findIndex((slot) => slot.number === number),
    ),
  };
}
