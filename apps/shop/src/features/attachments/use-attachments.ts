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
  /** Uploads the chosen files to what was just saved, and clears the list. Never rejects: see `uploadState`. */
  upload: (path: string, attachedTo: AttachedTo) => void;
}

const queueClass = new LazyChunk(() =>
  import(/* webpackChunkName: "attachments" */ './attachment-queue').then((module) => module.AttachmentQueue),
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
  const loadedQueue = useRef<Promise<AttachmentQueue> | null>(null);

  /** Calls made while the queue loads run afterwards, in order. */
  const withQueue = (action: (queue: AttachmentQueue) => unknown) =>
    void loadedQueue.current?.then(action).catch(() => undefined);

  return {
    ...state,
    add: (selectedFiles) => {
      loadedQueue.current ??= queueClass.loadOrRetry().then((Queue) => new Queue(setState));
      loadedQueue.current.catch(() => {
        loadedQueue.current = null;
        setState({ ...noAttachments, problem: text.didNotLoad, announcement: text.didNotLoad });
      });
      withQueue((queue) => queue.add(selectedFiles));
    },
    remove: (id) => withQueue((queue) => queue.remove(id)),
    clear: () => withQueue((queue) => queue.clear()),
    restore: () => withQueue((queue) => queue.restore()),
    upload: (path, attachedTo) => withQueue((queue) => queue.upload(path, attachedTo)),
  };
}
