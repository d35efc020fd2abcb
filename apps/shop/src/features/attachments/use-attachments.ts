import { LazyPart } from '@app/ui';
import { useRef, useState } from 'react';
import type { AttachmentQueue, AttachmentsState } from './attachment-queue';
import type { AttachedTo } from './queue-text';
import { text } from './text';

export interface Attachments extends AttachmentsState {
  add: (picked: readonly File[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  restore: () => void;
  /** Uploads the chosen files to what was just saved, and clears the list. Never rejects: see `delivery`. */
  deliver: (path: string, attachedTo: AttachedTo) => void;
}

const queueClass = new LazyPart(() =>
  import(/* webpackChunkName: "attachments" */ './attachment-queue').then((it) => it.AttachmentQueue),
);
const nothing: AttachmentsState = { chosen: [], problem: null, said: '', delivery: null, views: null };

/**
 * Files to send, chosen before what they belong to is saved. Few visitors use them, so the code loads with the first
 * file.
 */
export function useAttachments(): Attachments {
  const [state, setState] = useState(nothing);
  const queue = useRef<Promise<AttachmentQueue> | null>(null);

  /** Calls run in order, also while the queue loads. */
  const run = (order: (it: AttachmentQueue) => unknown) =>
    void queue.current?.then(order).catch(() => undefined);

  return {
    ...state,
    add: (picked) => {
      queue.current ??= queueClass.loadAgain().then((Queue) => new Queue(setState));
      queue.current.catch(() => {
        queue.current = null;
        setState({ ...nothing, problem: text.didNotLoad, said: text.didNotLoad });
      });
      run((it) => it.add(picked));
    },
    remove: (id) => run((it) => it.remove(id)),
    clear: () => run((it) => it.clear()),
    restore: () => run((it) => it.restore()),
    deliver: (path, attachedTo) => run((it) => it.deliver(path, attachedTo)),
  };
}
