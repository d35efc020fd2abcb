import { buttonClass } from '@app/ui';
import { useEffect, useRef } from 'react';
import { PartFailed, type Failure } from './part-failed';
import { text } from './text';

interface PartNoticeProps {
  /** What one waits for. */
  label: string;
  close: () => void;
  failure?: Failure;
}

/**
 * Stands where a dialog will be while it loads, or did not. The browser's own <dialog> keeps the focus and
 * closes on Escape without a line of library.
 */
export function PartNotice({ label, close, failure }: PartNoticeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={failure?.title ?? label}
      onClose={close}
      className="m-auto w-[min(540px,100%-40px)] rounded-dialog bg-surface p-6 text-ink shadow-dialog backdrop:bg-[rgb(27_29_28/0.52)] tablet:p-9"
    >
      {failure ? (
        <PartFailed {...failure} close={close} />
      ) : (
        <div className="flex items-center justify-between gap-4">
          <p role="status">{label}</p>
          <button type="button" className={buttonClass({ kind: 'ghost' })} onClick={close}>
            {text.close}
          </button>
        </div>
      )}
    </dialog>
  );
}
