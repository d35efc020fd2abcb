import { cx } from '../cx';
import { Modal, type ModalProps } from './modal';

type SheetProps = Pick<ModalProps, 'isOpen' | 'onClose' | 'returnFocusTo' | 'onClosed' | 'children'>;

const sheetClass = 'fixed z-40 flex flex-col bg-paper shadow-dialog';

/** A modal sheet from the right edge that leaves 40 px of the page visible. Must contain one DialogTitle. */
export const SideSheet = (props: SheetProps) => (
  <Modal
    {...props}
    isBesideScrim
    scrimClass="z-40"
    className={cx(
      sheetClass,
      'inset-y-0 right-0 w-[min(340px,100%-40px)] animate-slide-in overflow-y-auto px-6 pt-2.5 pb-7 forced-colors:border-l',
    )}
  />
);

/**
 * A modal drawer from the bottom, as high as its content up to 92% of the window. Must contain one DialogTitle;
 * growing content scrolls by itself.
 */
export const BottomDrawer = ({
  isAnimated = true,
  children,
  ...props
}: SheetProps & { isAnimated?: boolean }) => (
  <Modal
    {...props}
    isBesideScrim
    scrimClass="z-40"
    // Its first button would remove something, so the drawer itself takes the focus and is announced.
    onOpenAutoFocus={(event) => {
      event.preventDefault();
      (event.currentTarget as HTMLElement | null)?.focus();
    }}
    className={cx(
      sheetClass,
      // Contained, so that a toast is positioned relative to the drawer's head, not to the page's.
      'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-drawer contain-layout forced-colors:border-t',
      isAnimated && 'animate-rise',
    )}
  >
    <span aria-hidden className="mx-auto mt-3 h-1 w-11 flex-none rounded-1 bg-ink/25" />
    {children}
  </Modal>
);
