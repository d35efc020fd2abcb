/** Limits of files that visitors attach to a quote or an inquiry. */
export const attachmentLimits = {
  /** Files on one quote or inquiry. */
  count: 5,
  /** Bytes of one file. */
  size: 10 * 1024 * 1024,
  name: 200,
} as const;

/** Types the file dialog accepts; without HEIC, phones convert to JPEG. The server checks the bytes. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** `POST /api/quotes/{id}/attachments` and the same for inquiries: multipart, field `files`. */
export interface AddAttachmentsResponse {
  attachments: { id: string; name: string; size: number }[];
}
