import { LazyChunk } from '@app/ui';
import { useRef, useState } from 'react';
import type { AttachmentQueue, AttachmentsState } from './attachment-queue';
import type { AttachedTo } from './queue-text';
import { text } from './text';

export interface Attachments extends AttachmentsState {
  add: (selectedFiles: readonly File[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  restore: () => void;
  /** Uploads the chosen files to what was just saved, and clears the list. Never rejects: see `delivery`. */
  upload: (path: string, attachedTo: AttachedTo) => void;
}

const queueClass = new LazyChunk(() =>
  import(/* webpackChunkName: "attachments" */ './attachment-queue').then((it) => it.AttachmentQueue),
);
const noAttachments: AttachmentsState = {
  chosenFiles: [],
  problem: null,
  announcement: '',
  uploadState: null,
  views: null,
};

/**
 * Files to send, chosen before what they belong to is saved. Few visitors use them, so the code loads with the first
 * file.
 */
export function useAttachments(): Attachments {
  const [state, setState] = useState(noAttachments);
  const queue = useRef<Promise<AttachmentQueue> | null>(null);

  /** Calls run in order, also while the queue loads. */
  const withQueue = (action: (it: AttachmentQueue) => unknown) =>
    void queue.current?.then(action).catch(() => undefined);

  return {
    ...state,
    add: (picked) => {
      queue.current ??= queueClass.loadOrRetry().then((Queue) => new Queue(setState));
      queue.current.catch(() => {
        queue.current = null;
        setState({ ...noAttachments, problem: text.didNotLoad, announcement: text.didNotLoad });
      });
      withQueue((it) => it.add(picked));
    },
    remove: (id) => withQueue((it) => it.remove(id)),
    clear: () => withQueue((it) => it.clear()),
    restore: () => withQueue((it) => it.restore()),
    upload: (path, attachedTo) => withQueue((it) => it.upload(path, attachedTo)),
  };
}
