import { useState, type ComponentType } from 'react';
import { useBackCloses, type TellLayer } from '../../lib/history/use-back-closes';
import type { LazyChunk } from './lazy-chunk';
import { ChunkNotice } from './chunk-notice';
import { ChunkView } from './chunk-view';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  onLayer?: TellLayer;
  /** Its place was held by a skeleton: it is there already and need not come in. */
  hasWaited?: boolean;
}

interface DialogPartProps<P extends DialogProps> {
  part: LazyChunk<ComponentType<P>>;
  props: P;
  /** What is said while it loads, and when it did not. */
  loading: string;
  failed: string;
  /** Where it will be, and where it loads: a dialog in the middle, or a drawer from below, with its skeleton. */
  place?: 'middle' | 'drawer';
}

/** A dialog that arrives when it is first opened. Meanwhile, and if it never comes, a small one says so. */
export function DialogChunk<P extends DialogProps>({
  part,
  props,
  loading,
  failed,
  place = 'middle',
}: DialogPartProps<P>) {
  const { isOpen, onClose } = props;
  const onLayer = useBackCloses(isOpen, onClose);
  const [hasWaited, setWaited] = useState(false);
  if (!isOpen && hasWaited) setWaited(false);
  return (
    <ChunkView
      part={part}
      props={{ ...props, onLayer, hasWaited }}
      loading={isOpen && <ChunkNotice label={loading} close={onClose} place={place} onShown={setWaited} />}
      failed={(retry) =>
        isOpen && <ChunkNotice label={loading} close={onClose} failure={{ title: failed, retry }} />
      }
    />
  );
}
