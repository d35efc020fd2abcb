import { EdgeSheet, type SheetProps } from './edge-sheet';

/** A modal sheet from the right edge that leaves 40 px of the page visible. It must contain one DialogTitle. */
export const SideSheet = (props: SheetProps) => (
  <EdgeSheet
    {...props}
    className="inset-y-0 right-0 w-[min(340px,100%-40px)] animate-slide-in overflow-y-auto px-6 pt-2.5 pb-7 forced-colors:border-l"
  />
);
