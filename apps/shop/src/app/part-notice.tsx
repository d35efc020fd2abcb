import { buttonClass } from '@app/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { PartFailed } from './part-failed';
import { text } from './text';

interface PartNoticeProps {
  close: () => void;
  failure?: { title: string; retry: () => void };
  children?: ReactNode;
}

/**
 * Stands where a dialog will be while it loads, or did not. The browser's own <dialog> keeps the focus and
 * closes on Escape without a line of library.
 */
export function PartNotice({ close, failure, children }: PartNoticeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={failure?.title ?? text.loadingCalculator}
      onClose={close}
      className="m-auto w-[min(540px,100%-40px)] rounded-dialog bg-surface p-6 shadow-dialog backdrop:bg-[rgb(27_29_28/0.52)]"
    >
      {failure ? <PartFailed {...failure} /> : <p role="status">{children}</p>}
      <button type="button" className={buttonClass({ kind: 'ghost' })} onClick={close}>
        {text.close}
      </button>
    </dialog>
  );
}
