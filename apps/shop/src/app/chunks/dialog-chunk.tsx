import { ChunkView, type LazyChunk } from '@app/ui';
import { useState, type ComponentType } from 'react';
import { ChunkNotice } from './chunk-notice';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A skeleton was already open in its place, so it opens without an animation. */
  replacesNotice?: boolean;
}

interface DialogChunkProps<P extends DialogProps> {
  chunk: LazyChunk<ComponentType<P>>;
  props: P;
  /** Texts while it loads and after a failure. */
  loading: string;
  failed: string;
  /** A dialog in the middle, or a drawer from below with its skeleton. */
  place?: 'middle' | 'drawer';
}

/** A dialog loaded on first opening. Until then, or after a failure, a small notice takes its place. */
export function DialogChunk<P extends DialogProps>(dialog: DialogChunkProps<P>) {
  const { chunk, props, loading, failed, place } = dialog;
  const { isOpen, onClose } = props;
  const [replacesNotice, setReplacesNotice] = useState(false);
  if (!isOpen && replacesNotice) setReplacesNotice(false);
  const notice = { label: loading, close: onClose };
  return (
    <ChunkView
      chunk={chunk}
      props={{ ...props, replacesNotice }}
      loading={isOpen && <ChunkNotice {...notice} place={place} onShown={setReplacesNotice} />}
      failed={({ retry }) => isOpen && <ChunkNotice {...notice} failure={{ title: failed, retry }} />}
    />
  );
}
