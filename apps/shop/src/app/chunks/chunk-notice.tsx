import { buttonClass, cx, Skeleton, useOverlay } from '@app/ui';
import { useEffect, useRef } from 'react';
import { ChunkFailed, type Failure } from '../../lib/chunk-failed';
import { text } from '../text';

interface ChunkNoticeProps {
  label: string;
  close: () => void;
  failure?: Failure;
  place?: 'middle' | 'drawer';
  onShown?: (isShown: true) => void;
}

const placeClasses = {
  middle: 'm-auto w-[min(540px,100%-40px)] rounded-dialog bg-surface p-6 tablet:p-9',
  drawer:
    'mx-0 mt-auto mb-0 h-90 max-h-[92dvh] w-full max-w-none animate-rise rounded-t-drawer bg-paper px-5 py-7 tablet:px-8',
};

/**
 * In place of a dialog that is loading or failed to load. The browser's own <dialog> traps the focus and closes on
 * Escape without a library.
 */
export function ChunkNotice({ label, close, failure, place = 'middle', onShown }: ChunkNoticeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Without an entry of its own: going back in the history would drop the reload after a release.
  useOverlay({ isOpen: true, depth: 0, back: close });
  useEffect(() => {
    dialog.current?.showModal();
    onShown?.(true);
  }, [onShown]);
  const content = () => {
    if (failure) return <ChunkFailed {...failure} close={close} />;
    if (place === 'drawer')
      return (
        <>
          <p role="status" className="sr-only">
            {label}
          </p>
          <Skeleton className="h-9 w-64" />
          <Skeleton className="mt-9 h-40" />
        </>
      );
    return (
      <div className="flex items-center justify-between gap-4">
        <p role="status">{label}</p>
        <button type="button" className={buttonClass({ kind: 'ghost' })} onClick={close}>
          {text.close}
        </button>
      </div>
    );
  };
  return (
    <dialog
      ref={dialog}
      aria-label={failure?.title ?? label}
      onClose={close}
      className={cx('text-ink shadow-dialog backdrop:bg-scrim', placeClasses[place])}
    >
      {content()}
    </dialog>
  );
}
