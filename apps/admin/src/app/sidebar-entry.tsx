import type { AdminCountsResponse } from '@app/contracts';
import { cx } from '@app/ui';
import { Link } from 'wouter';
import type { AdminPageEntry } from './pages';
import { text } from './text';

interface SidebarEntryProps {
  entry: AdminPageEntry;
  isCurrent: boolean;
  counts: AdminCountsResponse | undefined;
}

/** The way to a page below the tabs. What cannot wait there is a dot as well, where there is no room for numbers. */
export function SidebarEntry({ entry, isCurrent, counts }: SidebarEntryProps) {
  const { path, label, icon: Icon, count, alarm } = entry;
  const number = count && counts?.[count];
  const pressing = (alarm && counts?.[alarm]) ?? 0;
  const id = `admin-further-${path.slice(1)}`;
  return (
    <span className="relative flex flex-none flex-col">
      <Link
        href={path}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={number ? id : undefined}
        title={label}
        className={sidebarEntryClass(isCurrent)}
      >
        <Icon aria-hidden className="size-4 flex-none max-wide:hidden" strokeWidth={1.5} />
        <span className="wide:max-full:sr-only">{label}</span>
        {pressing > 0 && (
          <span
            aria-hidden
            className="size-1.75 rounded-full bg-bad forced-color-adjust-none full:hidden wide:absolute wide:top-1.5 wide:right-2.5"
          />
        )}
      </Link>
      {number ? (
        <span
          id={id}
          // Beside the link and read as its description, as with the tabs.
          aria-hidden
          className={cx(
            'num pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-micro max-full:hidden',
            pressing ? 'font-strong text-bad' : 'font-[500] text-ink-3',
          )}
        >
          {number}
          {pressing > 0 && <span className="sr-only">, {text.pressing(pressing)}</span>}
        </span>
      ) : null}
    </span>
  );
}

export const sidebarEntryClass = (isCurrent: boolean) =>
  cx(
    'flex flex-none items-center gap-2.5 text-admin whitespace-nowrap max-wide:min-h-11.5 max-wide:border-b-2 max-wide:px-2.5 wide:min-h-9 wide:rounded-dialog wide:px-2.5 max-full:wide:justify-center max-full:wide:px-0',
    isCurrent
      ? 'font-strong text-ink max-wide:border-ink wide:bg-chalk-tint wide:text-chalk'
      : 'font-[500] text-ink-2 max-wide:border-transparent wide:hover:bg-raised',
  );
