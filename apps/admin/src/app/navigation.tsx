import type { AdminCountsResponse, StaffRole } from '@app/contracts';
import { cx } from '@app/ui';
import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { entryClass, NavigationEntry } from './navigation-entry';
import { navigationFor } from './page-access';
import { type AdminPageEntry, type NavigationGroup, tabOf } from './pages';
import { TabList } from './tab-list';
import { text } from './text';

interface NavigationProps {
  current: AdminPageEntry | undefined;
  counts: AdminCountsResponse | undefined;
  role: StaffRole | undefined;
  /** Called when a link is followed, even to the current page. */
  onFollow?: () => void;
}

/** All pages the role may open. Adjacent tabs form one tab list. */
export function Navigation({ current, counts, role, onFollow }: NavigationProps) {
  const tab = tabOf(current);
  const renderEntry = (entry: AdminPageEntry) => (
    <NavigationEntry
      key={entry.path}
      entry={entry}
      isCurrent={entry.path === current?.path}
      aria-current={entry.path === current?.path ? 'page' : undefined}
      counts={counts}
      onFollow={onFollow}
    />
  );
  const renderTabs = (label: string, entries: readonly AdminPageEntry[]) => (
    <TabList key={label} label={label} entries={entries} current={tab} counts={counts} onFollow={onFollow} />
  );
  const includesCurrent = (entries: readonly AdminPageEntry[]) =>
    entries.some(({ path }) => path === current?.path);

  const parts: ReactNode[] = [];
  let tabs: AdminPageEntry[] = [];
  const endTabs = () => {
    if (tabs[0]) parts.push(renderTabs(tabs[0].label, tabs));
    tabs = [];
  };
  for (const item of navigationFor(role)) {
    if (!('heading' in item) && item.isTab) {
      tabs.push(item);
      continue;
    }
    endTabs();
    if (!('heading' in item)) {
      const subpages = item.subpages ?? [];
      parts.push(
        <Fragment key={item.path}>
          {renderEntry(item)}
          {includesCurrent([item, ...subpages]) && subpages.length > 0 && (
            <Subpages>{subpages.map(renderEntry)}</Subpages>
          )}
        </Fragment>,
      );
    } else if (item.icon) {
      parts.push(
        <Folder key={item.heading} group={item} containsCurrentPage={includesCurrent(item.subpages)}>
          {item.subpages.map(renderEntry)}
        </Folder>,
      );
    } else {
      parts.push(
        <div
          key={item.heading}
          className="my-3 max-full:wide:border-y max-full:wide:border-line max-full:wide:py-2"
        >
          <span aria-hidden className="mx-2.5 mb-1.5 block text-micro text-ink-3 max-full:wide:hidden">
            {item.heading}
          </span>
          {renderTabs(item.heading, item.subpages)}
        </div>,
      );
    }
  }
  endTabs();
  return (
    <nav aria-label={text.navigation} className="flex flex-none flex-col gap-0.5">
      {parts}
    </nav>
  );
}

const Subpages = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className="flex flex-col gap-0.5 full:pl-4 max-wide:pl-4">
    {children}
  </div>
);

/** Opens when one of its pages is entered and closes when it is left; otherwise the user toggles it. */
function Folder({
  group: { heading, icon: Icon },
  containsCurrentPage,
  children,
}: {
  group: NavigationGroup;
  containsCurrentPage: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(containsCurrentPage);
  const [containedCurrentPage, setContainedCurrentPage] = useState(containsCurrentPage);
  if (containedCurrentPage !== containsCurrentPage) {
    setContainedCurrentPage(containsCurrentPage);
    setOpen(containsCurrentPage);
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={heading}
        onClick={({ currentTarget }) => {
          setOpen(!isOpen);
          const column = currentTarget.closest('nav');
          // Keeps the end of the navigation in view.
          requestAnimationFrame(() => column?.lastElementChild?.scrollIntoView({ block: 'nearest' }));
        }}
        className={cx(entryClass, 'font-label text-ink-2 hover:bg-raised')}
      >
        {Icon && <Icon aria-hidden className="size-4 flex-none" strokeWidth={1.5} />}
        <span className="flex-1 text-left wide:max-full:sr-only">{heading}</span>
        <ChevronDown
          className={cx('size-4 flex-none text-ink-3 wide:max-full:hidden', isOpen && 'rotate-180')}
          strokeWidth={1.5}
        />
      </button>
      {isOpen && <Subpages id={id}>{children}</Subpages>}
    </>
  );
}
