import type { AdminCountsResponse } from '@app/contracts';
import { cx } from '@app/ui';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { linkTo } from '../lib/use-url-state';
import type { AdminPageEntry } from './pages';
import { text } from './text';

interface NavigationEntryProps extends Pick<
  ComponentProps<'a'>,
  'role' | 'tabIndex' | 'aria-selected' | 'aria-controls' | 'aria-current' | 'aria-labelledby'
> {
  entry: AdminPageEntry;
  isCurrent: boolean;
  counts: AdminCountsResponse | undefined;
  onFollow?: () => void;
}

export const entryId = (path: string) => `admin-entry-${path.slice(1) || 'orders'}`;

export const entryClass =
  'flex flex-none items-center gap-2.5 rounded-dialog px-2.5 text-small whitespace-nowrap max-wide:min-h-11 wide:min-h-8.5 wide:[@media(max-height:960px)]:min-h-7.5 max-full:wide:justify-center max-full:wide:px-0';

export const urgentOf = ({ urgentCount }: AdminPageEntry, counts: AdminCountsResponse | undefined): number =>
  (urgentCount && counts?.[urgentCount]) ?? 0;

/** Urgent items also show as a dot, for when there is no room for numbers. */
export function NavigationEntry({ entry, isCurrent, counts, onFollow, ...link }: NavigationEntryProps) {
  const { path, label, icon: Icon, count, urgentCount } = entry;
  const number = count && counts?.[count];
  // A zero is not worth showing where items may be urgent.
  const isShown = number !== undefined && !(urgentCount && number === 0);
  const urgent = urgentOf(entry, counts);
  const id = entryId(path);
  return (
    <span role="presentation" className="relative flex flex-none flex-col">
      <Link
        {...link}
        href={linkTo(path)}
        onClick={onFollow}
        aria-describedby={isShown ? `${id}-count` : undefined}
        // Below 1281 px only the icon is visible.
        title={label}
        className={cx(
          entryClass,
          isCurrent ? 'bg-chalk-tint font-strong text-chalk' : 'font-label text-ink-2 hover:bg-raised',
        )}
      >
        <Icon aria-hidden className="size-4 flex-none" strokeWidth={1.5} />
        <span id={id} className="wide:max-full:sr-only">
          {label}
        </span>
        {urgent > 0 && (
          <span
            aria-hidden
            className="size-1.75 rounded-full bg-bad forced-color-adjust-none max-wide:hidden full:hidden wide:absolute wide:top-1.5 wide:right-2.5"
          />
        )}
      </Link>
      {isShown && (
        <span
          id={`${id}-count`}
          // Next to the link, as its description: inside, the accessible name would include the number.
          aria-hidden
          className={cx(
            'num pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-micro max-full:wide:hidden',
            urgent ? 'font-strong text-bad' : 'font-label text-ink-3',
          )}
        >
          {number}
          {urgent > 0 && <span className="sr-only">, {text.pressing(urgent)}</span>}
        </span>
      )}
    </span>
  );
}
