import type { UploadImageRequest } from '@app/contracts';
import { OptionalText } from '../../platform/validation/plain-text';
import { requiredWireRule } from '../../platform/validation/wire-rule';

const imageFields = ['image1', 'image2'] as const;

/** A data URL of some picture, or base64 alone. What kind of picture it says to be is not believed. */
const imageDataForm = /^(?:data:image\/[a-z0-9.+-]{1,40};base64,)?[A-Za-z0-9+/]{16,}={0,2}$/;

const RequiredImageData = () =>
  requiredWireRule({
    name: 'requiredImageData',
    accepts: (value) => typeof value === 'string' && imageDataForm.test(value),
    message: 'This must be a picture as a data URL, or in base64.',
  });

const RequiredImageField = () =>
  requiredWireRule({
    name: 'requiredImageField',
    accepts: (value) => imageFields.some((field) => field === value),
    message: `This must be one of: ${imageFields.join(', ')}.`,
  });

export class UploadImageDto implements UploadImageRequest {
  @RequiredImageData()
  imageData: string;

  /** What the file was called; it names nothing of ours. */
  @OptionalText(1_000)
  fileName: string;

  /** What the browser took it for; its bytes decide. */
  @OptionalText(200)
  mimeType: string;

  @RequiredImageField()
  imageField: UploadImageRequest['imageField'];
}

/** The bytes in a data URL, or in base64 alone. */
export const bytesOf = (imageData: string): Buffer =>
  Buffer.from(imageData.slice(imageData.indexOf(',') + 1), 'base64');
