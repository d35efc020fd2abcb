/** `POST /api/colors/{id}/upload-image` (specification §7). */
export interface UploadImageRequest {
  /** A data URL or plain base64; the admin app sends a JPEG of at most 800 px. */
  imageData: string;
  fileName: string;
  mimeType: string;
  imageField: 'image1' | 'image2';
}

/** Size in px and quality to which the admin app reduces a picture (specification §9). */
export const uploadedImage = { longestSide: 800, jpegQuality: 0.8 } as const;
