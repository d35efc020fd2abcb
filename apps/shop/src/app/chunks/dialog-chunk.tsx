import { PartView, type LazyPart } from '@app/ui';
import { useState, type ComponentType } from 'react';
import { useBackCloses, type TellLayer } from '../../lib/history/use-back-closes';
import { ChunkNotice } from './chunk-notice';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

interface LayerProps extends DialogProps {
  onLayer?: TellLayer;
  /** Its place was held by a skeleton: it is there already and need not come in. */
  hasWaited?: boolean;
}

interface DialogPartProps<P extends DialogProps> {
  part: LazyPart<ComponentType<P>>;
  props: P;
  /** What is said while it loads, and when it did not. */
  loading: string;
  failed: string;
  /** Where it will be, and where it loads: a dialog in the middle, or a drawer from below, with its skeleton. */
  place?: 'middle' | 'drawer';
  onNotice?: (isShown: true) => void;
}

/** A dialog that is loaded when it is first opened. Meanwhile, and if that fails, a small one says so. */
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

/** The same, which Back closes. */
export function DialogChunk<P extends LayerProps>(dialog: DialogPartProps<P>) {
  const { isOpen, onClose } = dialog.props;
  const onLayer = useBackCloses(isOpen, onClose);
  const [hasWaited, setWaited] = useState(false);
  if (!isOpen && hasWaited) setWaited(false);
  return <PartOrNotice {...dialog} props={{ ...dialog.props, onLayer, hasWaited }} onNotice={setWaited} />;
}
