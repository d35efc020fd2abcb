import { LazyPart } from '@app/ui';
import { useRef, useState } from 'react';
import type { AttachmentQueue, AttachmentsState } from './attachment-queue';
import type { AttachedTo } from './queue-text';
import { text } from './text';

export interface Attachments extends AttachmentsState {
  add: (picked: readonly File[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  /** Brings back what was cleared last. */
  restore: () => void;
  /** Sends what was chosen to whatever has just been saved, and empties the list. Never fails: see `delivery`. */
  deliver: (path: string, attachedTo: AttachedTo) => void;
}

const queueClass = new LazyPart(() =>
  import(/* webpackChunkName: "attachments" */ './attachment-queue').then((it) => it.AttachmentQueue),
);
const nothing: AttachmentsState = { chosen: [], problem: null, said: '', delivery: null, views: null };

/**
 * The files that a visitor wants to send along: chosen before, sent after whatever they belong to is saved. Hardly anybody
 * does, so all that is needed for it is fetched when the first file is chosen.
 */
export function useAttachments(): Attachments {
  const [state, setState] = useState(nothing);
  const queue = useRef<Promise<AttachmentQueue> | null>(null);

  /** In their order, also while it loads. */
  const tell = (order: (it: AttachmentQueue) => unknown) =>
    void queue.current?.then(order).catch(() => undefined);

  return {
    ...state,
    add: (picked) => {
      queue.current ??= queueClass.loadAnew().then((Queue) => new Queue(setState));
      queue.current.catch(() => {
        queue.current = null;
        setState({ ...nothing, problem: text.didNotLoad, said: text.didNotLoad });
      });
      tell((it) => it.add(picked));
    },
    remove: (id) => tell((it) => it.remove(id)),
    clear: () => tell((it) => it.clear()),
    restore: () => tell((it) => it.restore()),
    deliver: (path, attachedTo) => tell((it) => it.deliver(path, attachedTo)),
  };
}
