import type { AdminColor, ColorImage, UploadImageRequest } from '@app/contracts';

/** One of a colour's two places for a picture. */
export interface PicturePlace {
  number: 1 | 2;
  /** What the upload calls it (specification §7). */
  imageField: UploadImageRequest['imageField'];
  /** The column of the colour that it fills. */
  column: 'imageUrl' | 'imageUrl2';
  image: ColorImage | null;
}

/** Both places of a colour, with the picture that is in each. */
export const placesOf = (color: Pick<AdminColor, 'imageUrl' | 'imageUrl2' | 'images'>): PicturePlace[] => [
  { number: 1, imageField: 'image1', column: 'imageUrl', image: imageAt(color, color.imageUrl) },
  { number: 2, imageField: 'image2', column: 'imageUrl2', image: imageAt(color, color.imageUrl2) },
];

function imageAt({ images }: Pick<AdminColor, 'images'>, url: string | null): ColorImage | null {
  if (url === null) return null;
  const known = images.find((image) => image.url === url);
  // A picture that came without its variants is drawn from its one file.
  return known ?? { url, width: 800, height: 600, srcset: { avif: '', jpeg: '' } };
}

/** The pictures that there are, in the order of their places. */
export const imagesOf = (color: Parameters<typeof placesOf>[0]): ColorImage[] =>
  placesOf(color).flatMap(({ image }) => (image ? [image] : []));
