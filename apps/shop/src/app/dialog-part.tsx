import type { ComponentType } from 'react';
import type { Part } from './part';
import { PartNotice } from './part-notice';
import { PartView } from './part-view';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
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
  return (
    <PartView
      part={part}
      props={props}
      loading={isOpen && <PartNotice label={loading} close={onClose} />}
      failed={(retry) =>
        isOpen && <PartNotice label={loading} close={onClose} failure={{ title: failed, retry }} />
      }
    />
  );
}
