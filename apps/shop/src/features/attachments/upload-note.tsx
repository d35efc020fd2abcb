import type { Attachments } from './use-attachments';

/** The upload of what was just saved; nothing if no files were chosen. */
export function UploadNote({ attachments: { views, delivery } }: { attachments: Attachments }) {
  return views && <views.UploadStatus delivery={delivery} />;
}
