import type { UploadImageRequest } from '@app/contracts';
import { dtoOf, optionalText, requiredOneOf, shaped } from '../../platform/validation';

export class UploadImageDto extends dtoOf<UploadImageRequest>({
  /** A data URL of some picture, or base64 alone. What kind of picture it says to be is not believed. */
  imageData: shaped(
    /^(?:data:image\/[a-z0-9.+-]{1,40};base64,)?[A-Za-z0-9+/]{16,}={0,2}$/,
    'This must be a picture as a data URL, or in base64.',
  ),
  /** What the file was called; it names nothing of ours. */
  fileName: optionalText(1_000),
  /** What the browser took it for; its bytes decide. */
  mimeType: optionalText(200),
  imageField: requiredOneOf(['image1', 'image2']),
}) {}

/** The bytes in a data URL, or in base64 alone. */
export const bytesOf = (imageData: string): Buffer =>
  Buffer.from(imageData.slice(imageData.indexOf(',') + 1), 'base64');
