import { cx } from '@app/ui';

/** An entry of the sidebar; in the row of a phone a word with a line below it. */
export const sidebarEntryClass = (isCurrent: boolean) =>
  cx(
    'flex flex-none items-center gap-2.5 text-admin whitespace-nowrap max-wide:min-h-11.5 max-wide:border-b-2 max-wide:px-2.5 wide:min-h-9 wide:rounded-dialog wide:px-2.5 max-full:wide:justify-center max-full:wide:px-0',
    isCurrent
      ? 'font-strong text-ink max-wide:border-ink wide:bg-chalk-tint wide:text-chalk'
      : 'font-[500] text-ink-2 max-wide:border-transparent wide:hover:bg-raised',
  );
