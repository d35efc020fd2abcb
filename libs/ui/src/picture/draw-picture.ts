interface Size {
  width: number;
  height: number;
}

/** The size in whole pixels, reduced to the longest side; never enlarged. */
export function fitWithin({ width, height }: Size, longestSidePx: number): Size {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Decodes a picture, rotated upright. Close it after use. @throws if the browser cannot decode it */
export const openPicture = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** Draws a picture, reduced to the longest side, on white; null if the browser cannot draw. */
export function drawPicture(picture: ImageBitmap, longestSidePx: number): HTMLCanvasElement | null {
  const size = fitWithin(picture, longestSidePx);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: transparent parts would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}

/** 'wall.heic' → 'wall.jpg' */
export const jpegName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
