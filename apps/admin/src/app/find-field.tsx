import { cx } from '@app/ui';
import { Search } from 'lucide-react';
import { openPalette } from './palette/command-palette';
import { text } from './text';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** On a desktop it looks like the field that it opens. */
export const FindField = ({ className }: { className?: string }) => (
  <button
    type="button"
    aria-keyshortcuts="Control+K Meta+K"
    title={text.findOrDo}
    onClick={openPalette}
    className={cx(
      // On phones a page has its own search field below.
      'flex h-11 items-center gap-2 rounded-dialog text-small max-wide:font-label max-wide:text-ink-2 wide:h-8.5 wide:border wide:border-line-strong wide:bg-surface wide:px-2.5 wide:text-ink-3 wide:hover:border-ink-3 wide:max-full:justify-center wide:max-full:px-0',
      className,
    )}
  >
    <Search aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
    <span className="flex-1 text-left wide:max-full:sr-only">{text.findOrDo}</span>
    <kbd aria-hidden className="rounded-2 border border-line px-1.25 font-sans text-micro max-full:hidden">
      {isApple() ? '⌘K' : 'Ctrl K'}
    </kbd>
  </button>
);
