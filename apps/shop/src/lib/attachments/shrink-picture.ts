/** Enough to read a tape measure on a photograph of a whole wall. */
const longestSidePx = 2_400;
/** A picture of such a size, and no heavier than this, goes as it is. */
const lightBytes = 1.5 * 1024 * 1024;
const jpegQuality = 0.85;

/**
 * A photograph as it is to be sent: upright, its longest side at most 2400 px, as JPEG. A telephone makes ten times the
 * bytes that anybody needs to see a wall, and its line is slow. null: the browser cannot read it as a picture.
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= lightBytes) return file;
    const blob = await drawn(bitmap, scale);
    if (!blob || (scale === 1 && blob.size >= file.size)) return file;
    return new File([blob], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: blob.type });
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency; what shows through a drawing is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
}
