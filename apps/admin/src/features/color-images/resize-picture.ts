import { uploadedImage, type UploadImageRequest } from '@app/contracts';
import { fitWithin } from './fit-within';

/**
 * A chosen picture as it is sent: at most 800 px at its longest side, JPEG 0.8 (specification §9), turned as
 * the camera was held. The server decodes and checks it again.
 * @throws where the browser cannot read the file as a picture
 */
export async function resizePicture(file: File): Promise<Omit<UploadImageRequest, 'imageField'>> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = fitWithin(picture, uploadedImage.longestSide);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This browser cannot draw pictures.');
    // JPEG knows no transparency: without this, clear parts would come out black.
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, size.width, size.height);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, 0, 0, size.width, size.height);
    return {
      imageData: canvas.toDataURL('image/jpeg', uploadedImage.jpegQuality),
      fileName: `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`,
      mimeType: 'image/jpeg',
    };
  } finally {
    picture.close();
  }
}
