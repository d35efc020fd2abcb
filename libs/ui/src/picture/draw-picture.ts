interface Size {
  width: number;
  height: number;
}

/** The same shape in whole pixels with its longest side no longer than this; a small picture is not blown up. */
export function fitWithin({ width, height }: Size, longestSidePx: number): Size {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * A file as a picture, upright as the camera was held. Close it after use.
 * @throws where the browser cannot read it as a picture
 */
export const openPicture = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** A picture drawn within so many pixels, to be saved as JPEG; null where the browser cannot draw. */
export function drawPicture(picture: ImageBitmap, longestSidePx: number): HTMLCanvasElement | null {
  const size = fitWithin(picture, longestSidePx);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG knows no transparency: without paper below, clear parts would come out black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}

/** 'wall.heic' → 'wall.jpg' */
export const jpegName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
