import { PartView, type LazyPart } from '@app/ui';
import { useState, type ComponentType } from 'react';
import { useBackCloses, type LayerListener } from '../../lib/history/use-back-closes';
import { ChunkNotice } from './chunk-notice';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

interface LayerProps extends DialogProps {
  onLayer?: LayerListener;
  /** A skeleton was already open in its place, so it opens without an animation. */
  hasWaited?: boolean;
}

interface DialogPartProps<P extends DialogProps> {
  part: LazyPart<ComponentType<P>>;
  props: P;
  /** Texts while it loads and after a failure. */
  loading: string;
  failed: string;
  /** A dialog in the middle, or a drawer from below with its skeleton. */
  place?: 'middle' | 'drawer';
  onNotice?: (isShown: true) => void;
}

/** A dialog loaded on first opening. Until then, or after a failure, a small notice takes its place. */
export function PartOrNotice<P extends DialogProps>(dialog: DialogPartProps<P>) {
  const { part, props, loading, failed, place, onNotice } = dialog;
  const notice = { label: loading, close: props.onClose };
  return (
    <PartView
      part={part}
      props={props}
      loading={props.isOpen && <ChunkNotice {...notice} place={place} onShown={onNotice} />}
      failed={({ retry }) => props.isOpen && <ChunkNotice {...notice} failure={{ title: failed, retry }} />}
    />
  );
}

/** The same, closed by the browser's Back. */
export function DialogChunk<P extends LayerProps>(dialog: DialogPartProps<P>) {
  const { isOpen, onClose } = dialog.props;
  const onLayer = useBackCloses(isOpen, onClose);
  const [hasWaited, setWaited] = useState(false);
  if (!isOpen && hasWaited) setWaited(false);
  return <PartOrNotice {...dialog} props={{ ...dialog.props, onLayer, hasWaited }} onNotice={setWaited} />;
}
