import type { AdminCountsResponse, StaffRole } from '@app/contracts';
import { narrowAdminQuery, useMediaQuery } from '@app/ui';
import { Fragment, useRef, type KeyboardEvent } from 'react';
import { mayOpen, tabs } from './pages';
import { entryId, SidebarEntry } from './sidebar-entry';
import { text } from './text';

export const contentId = 'admin-content';

/**
 * WAI-ARIA tabs with manual activation (D28): arrow keys, Home and End move, Enter or Space opens. Each tab is a
 * page, and moving along must not leave a form by accident.
 */
export function TabList({
  current,
  counts,
  role,
}: {
  current: string | undefined;
  counts: AdminCountsResponse | undefined;
  role: StaffRole | undefined;
}) {
  const shown = tabs.filter((entry) => mayOpen(role, entry));
  const list = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(narrowAdminQuery);
  const focusable = current ?? shown[0]?.path;

  const moveByKey = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const currentIndex = links.findIndex((link) => link === document.activeElement);
    if (currentIndex < 0) return;
    if (event.key === ' ') {
      event.preventDefault();
      links[currentIndex]?.click();
      return;
    }
    const indexByKey: Partial<Record<string, number>> = {
      ArrowDown: currentIndex + 1,
      ArrowRight: currentIndex + 1,
      ArrowUp: currentIndex - 1,
      ArrowLeft: currentIndex - 1,
      Home: 0,
      End: -1,
    };
    const index = indexByKey[event.key];
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
      {shown.map((entry) => (
        <Fragment key={entry.path}>
          {entry.group && (
            <span
              role="presentation"
              aria-hidden
              className="mx-2.5 mt-4.5 mb-1.5 text-micro text-ink-3 max-full:hidden"
            >
              {entry.group}
            </span>
          )}
          <SidebarEntry
            entry={entry}
            isCurrent={entry.path === current}
            counts={counts}
            role="tab"
            aria-selected={entry.path === current}
            aria-controls={entry.path === current ? contentId : undefined}
            aria-labelledby={entryId(entry.path)}
            tabIndex={entry.path === focusable ? 0 : -1}
          />
        </Fragment>
      ))}
    </div>
  );
}
