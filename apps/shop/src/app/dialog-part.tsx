import type { ComponentType } from 'react';
import { useBackCloses } from '../lib/history/use-back-closes';
import type { TellLayer } from '../lib/layer';
import type { Part } from './part';
import { PartNotice } from './part-notice';
import { PartView } from './part-view';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  onLayer?: TellLayer;
}

interface DialogPartProps<P extends DialogProps> {
  part: Part<ComponentType<P>>;
  props: P;
  /** What is said while it loads, and when it did not. */
  loading: string;
  failed: string;
}

/** A dialog that arrives when it is first opened. Meanwhile, and if it never comes, a small one says so. */
export function DialogPart<P extends DialogProps>({ part, props, loading, failed }: DialogPartProps<P>) {
  const { isOpen, onClose } = props;
  const onLayer = useBackCloses(isOpen, onClose);
  return (
    <PartView
      part={part}
      props={{ ...props, onLayer }}
      loading={isOpen && <PartNotice label={loading} close={onClose} />}
      failed={(retry) =>
        isOpen && <PartNotice label={loading} close={onClose} failure={{ title: failed, retry }} />
      }
    />
  );
}
