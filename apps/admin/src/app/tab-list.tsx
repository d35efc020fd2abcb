import type { AdminCountsResponse } from '@app/contracts';
import { narrowAdminQuery, useMediaQuery } from '@app/ui';
import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { linkTo } from '../lib/url/use-url-state';
import { adminPages } from './pages';
import { sidebarEntryClass } from './sidebar-entry';
import { text } from './text';

export const contentId = 'admin-content';

export const tabId = (path: string) => `admin-tab-${path.slice(1) || 'orders'}`;

interface TabListProps {
  current: string | undefined;
  counts: AdminCountsResponse | undefined;
}

const tabs = adminPages.filter(({ place }) => place === 'tab');

/**
 * The eight tabs after the WAI-ARIA pattern (D28). Arrow keys, Home and End move, Enter or Space opens: every
 * tab is a page with an address of its own, and what is typed in one is not left by a slip of the finger.
 */
export function TabList({ current, counts }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(narrowAdminQuery);
  const focusable = current ?? tabs[0]?.path;

  const moveByKey = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (at < 0) return;
    if (event.key === ' ') {
      event.preventDefault();
      links[at]?.click();
      return;
    }
    const next: Partial<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    const index = next[event.key];
    if (index === undefined) return;
    event.preventDefault();
    links.at(index % links.length)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={text.tabs}
      aria-orientation={isNarrow ? 'horizontal' : 'vertical'}
      onKeyDown={moveByKey}
      className="flex flex-none wide:flex-col wide:gap-0.5"
    >
      {tabs.map(({ path, label, icon: Icon, group, count }) => {
        const isCurrent = path === current;
        const number = count && counts?.[count];
        return [
          group && (
            <span
              key={group}
              role="presentation"
              aria-hidden
              className="mx-2.5 mt-4.5 mb-1.5 text-micro text-ink-3 max-full:hidden"
            >
              {group}
            </span>
          ),
          <div key={path} role="presentation" className="relative flex-none">
            <Link
              href={linkTo(path)}
              role="tab"
              aria-selected={isCurrent}
              aria-controls={isCurrent ? contentId : undefined}
              aria-labelledby={tabId(path)}
              aria-describedby={number === undefined ? undefined : `${tabId(path)}-count`}
              // Below 1281 px only the icon is seen.
              title={label}
              tabIndex={path === focusable ? 0 : -1}
              className={sidebarEntryClass(isCurrent)}
            >
              <Icon aria-hidden className="size-4 flex-none max-wide:hidden" strokeWidth={1.5} />
              <span id={tabId(path)} className="wide:max-full:sr-only">
                {label}
              </span>
            </Link>
            {number !== undefined && (
              <span
                id={`${tabId(path)}-count`}
                // Beside the tab and read as its description: inside, its name would have to hold the number too.
                aria-hidden
                className="num pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-micro font-[500] text-ink-3 max-full:hidden"
              >
                {number}
              </span>
            )}
          </div>,
        ];
      })}
    </div>
  );
}
