import type { Attachments } from './use-attachments';

/** The upload of what was just saved; nothing if no files were chosen. */
export function UploadNote({ attachments: { views, uploadState } }: { attachments: Attachments }) {
  return views && <views.UploadStatus state={uploadState} />;
}
