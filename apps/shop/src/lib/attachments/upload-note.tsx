import type { Attachments } from './use-attachments';

/** How the files of what was just saved fare; nothing where nobody chose any. */
export function UploadNote({ attachments: { views, delivery } }: { attachments: Attachments }) {
  return views && <views.UploadStatus delivery={delivery} />;
}
