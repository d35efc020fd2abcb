import type { AdminCountsResponse } from '@app/contracts';
import { useRef, type KeyboardEvent } from 'react';
import { entryId, NavigationEntry } from './navigation-entry';
import type { AdminPageEntry } from './pages';

export const contentId = 'admin-content';

/**
 * WAI-ARIA tabs with manual activation (D28): arrow keys, Home and End move, Enter or Space opens. Each tab is a
 * page, and moving along must not leave a form by accident.
 */
export function TabList({
  label,
  entries,
  current,
  counts,
  onFollow,
}: {
  label: string;
  entries: readonly AdminPageEntry[];
  current: string | undefined;
  counts: AdminCountsResponse | undefined;
  onFollow?: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const focusable = entries.find(({ path }) => path === current) ?? entries[0];

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
      aria-label={label}
      aria-orientation="vertical"
      onKeyDown={moveByKey}
      className="flex flex-none flex-col gap-0.5"
    >
      {entries.map((entry) => (
        <NavigationEntry
          key={entry.path}
          entry={entry}
          isCurrent={entry.path === current}
          counts={counts}
          onFollow={onFollow}
          role="tab"
          aria-selected={entry.path === current}
          aria-controls={entry.path === current ? contentId : undefined}
          aria-labelledby={entryId(entry.path)}
          tabIndex={entry === focusable ? 0 : -1}
        />
      ))}
    </div>
  );
}
