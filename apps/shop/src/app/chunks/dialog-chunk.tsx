import { PartView, type LazyPart } from '@app/ui';
import { useState, type ComponentType } from 'react';
import { ChunkNotice } from './chunk-notice';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A skeleton was already open in its place, so it opens without an animation. */
  hasWaited?: boolean;
}

interface DialogChunkProps<P extends DialogProps> {
  part: LazyPart<ComponentType<P>>;
  props: P;
  /** Texts while it loads and after a failure. */
  loading: string;
  failed: string;
  /** A dialog in the middle, or a drawer from below with its skeleton. */
  place?: 'middle' | 'drawer';
}

/** A dialog loaded on first opening. Until then, or after a failure, a small notice takes its place. */
export function DialogChunk<P extends DialogProps>(dialog: DialogChunkProps<P>) {
  const { part, props, loading, failed, place } = dialog;
  const { isOpen, onClose } = props;
  const [hasWaited, setWaited] = useState(false);
  if (!isOpen && hasWaited) setWaited(false);
  const notice = { label: loading, close: onClose };
  return (
    <PartView
      part={part}
      props={{ ...props, hasWaited }}
      loading={isOpen && <ChunkNotice {...notice} place={place} onShown={setWaited} />}
      failed={({ retry }) => isOpen && <ChunkNotice {...notice} failure={{ title: failed, retry }} />}
    />
  );
}
