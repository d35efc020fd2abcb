import { cx } from '../cx';
import { Modal, type ModalProps } from './modal';

type SheetProps = Pick<ModalProps, 'isOpen' | 'onClose' | 'returnFocusTo' | 'onClosed' | 'children'>;

const sheetClass = 'fixed z-40 flex flex-col bg-paper shadow-dialog';

/** A modal sheet from the right edge that leaves 40 px of the page visible. It must contain one DialogTitle. */
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
 * A modal drawer from the bottom edge, as high as what is in it up to 92 % of the window. It must contain one
 * DialogTitle; a child that may grow scrolls by itself. A still one is there at once.
 */
export const BottomDrawer = ({ isStill, children, ...props }: SheetProps & { isStill?: boolean }) => (
  <Modal
    {...props}
    isBesideScrim
    scrimClass="z-40"
    // Its first button would take something away; the drawer itself takes the focus and is read out.
    onOpenAutoFocus={(event) => {
      event.preventDefault();
      (event.currentTarget as HTMLElement | null)?.focus();
    }}
    className={cx(
      sheetClass,
      // Contained, so that a toast lies below the head of the drawer wherever that is, and not below that of a page.
      'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-drawer contain-layout forced-colors:border-t',
      !isStill && 'animate-rise',
    )}
  >
    <span aria-hidden className="mx-auto mt-3 h-1 w-11 flex-none rounded-1 bg-ink/25" />
    {children}
  </Modal>
);
