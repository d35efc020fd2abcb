import { EdgeSheet, type SheetProps } from './edge-sheet';

/**
 * A modal drawer from the bottom edge, as high as what is in it up to 92 % of the window. It must contain one
 * DialogTitle; a child that may grow scrolls by itself.
 */
export const BottomDrawer = ({ children, ...props }: SheetProps) => (
  <EdgeSheet
    {...props}
    // Its first button would take something away; the drawer itself takes the focus and is read out.
    onOpenAutoFocus={(event) => {
      event.preventDefault();
      (event.currentTarget as HTMLElement | null)?.focus();
    }}
    className="inset-x-0 bottom-0 max-h-[92dvh] animate-rise rounded-t-drawer forced-colors:border-t"
  >
    <span aria-hidden className="mx-auto mt-3 h-1 w-11 flex-none rounded-1 bg-[#c4c5be]" />
    {children}
  </EdgeSheet>
);
