import { cx } from '../cx';
import { EdgeSheet, type SheetProps } from './edge-sheet';

/**
 * A modal drawer from the bottom edge, as high as what is in it up to 92 % of the window. It must contain one
 * DialogTitle; a child that may grow scrolls by itself. A still one is there at once.
 */
export const BottomDrawer = ({ isStill, children, ...props }: SheetProps & { isStill?: boolean }) => (
  <EdgeSheet
    {...props}
    // Its first button would take something away; the drawer itself takes the focus and is read out.
    onOpenAutoFocus={(event) => {
      event.preventDefault();
      (event.currentTarget as HTMLElement | null)?.focus();
    }}
    className={cx(
      // Contained, so that a toast lies below the head of the drawer wherever that is, and not below that of a page.
      'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-drawer contain-layout forced-colors:border-t',
      !isStill && 'animate-rise',
    )}
  >
    <span aria-hidden className="mx-auto mt-3 h-1 w-11 flex-none rounded-1 bg-[#c4c5be]" />
    {children}
  </EdgeSheet>
);
