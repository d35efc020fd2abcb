import type { Attachments } from './use-attachments';

/** How the files of what was just saved fare; nothing where nobody chose any. */
export function DeliveryNote({ attachments: { views, delivery } }: { attachments: Attachments }) {
  return views && <views.DeliveryStatus delivery={delivery} />;
}
