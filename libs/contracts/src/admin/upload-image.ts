/** `POST /api/colors/{id}/upload-image` (specification §7). */
export interface UploadImageRequest {
  /** A data URL, or base64 alone; a JPEG of at most 800 px where the admin made it. */
  imageData: string;
  fileName: string;
  mimeType: string;
  imageField: 'image1' | 'image2';
}

/** What the admin's own resize makes before the upload (specification §9). */
export const uploadedImage = { longestSide: 800, jpegQuality: 0.8 } as const;
