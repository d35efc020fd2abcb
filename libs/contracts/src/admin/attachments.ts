/** Limits of what visitors may send along with a quote or an inquiry. */
export const attachmentLimits = {
  /** Of one quote or inquiry. */
  count: 5,
  /** Bytes of one file. */
  size: 10 * 1024 * 1024,
  name: 200,
} as const;

/** What the file dialog offers; telephones then hand over their HEIC pictures as JPEG. The server looks at the bytes. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** `POST /api/quotes/{id}/attachments` and the same for inquiries: multipart, field `files`. */
export interface AddAttachmentsResponse {
  attachments: { id: string; name: string; size: number }[];
}
