import { company } from '@app/content';
import { paths, type AdminCountsResponse, type CurrentUserResponse } from '@app/contracts';
import { Logo, narrowAdminQuery, useMediaQuery } from '@app/ui';
import { optionalData } from '@app/web-client';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useAdminQuery } from '../lib/api/use-admin-call';
import { type AdminPageEntry, otherPages, mayOpen, tabOf } from './pages';
import { SidebarEntry } from './sidebar-entry';
import { TabList } from './tab-list';
import { text } from './text';
import { UserMenu } from './user-menu';

export function Sidebar({
  staff: user,
  current,
}: {
  staff: CurrentUserResponse;
  current: AdminPageEntry | undefined;
}) {
  const { role } = user;
  const hasTabs = role === 'owner' || role === 'office';
  const counts = optionalData(useAdminQuery<AdminCountsResponse>(paths.adminCounts, { isEnabled: hasTabs }));
  const others = otherPages.filter((entry) => mayOpen(role, entry));
  const row = useRef<HTMLDivElement>(null);
  // On phones the row scrolls; the current page must be in view.
  useEffect(() => {
    const entry = row.current?.querySelector('[aria-selected=true], [aria-current=page]');
    entry?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  // A column shows all entries, a row only the first.
  const isNarrow = useMediaQuery(narrowAdminQuery);
  const first = others.filter(({ isFirstOnPhone }) => isNarrow && isFirstOnPhone);
  const renderEntry = (entry: AdminPageEntry) => (
    <SidebarEntry
      key={entry.path}
      entry={entry}
      isCurrent={entry === current}
      aria-current={entry === current ? 'page' : undefined}
      counts={counts}
    />
  );
  return (
    <header className="z-20 flex border-line bg-paper max-wide:border-b max-wide:bg-surface wide:sticky wide:top-0 wide:h-dvh wide:flex-col wide:gap-0.5 wide:border-r wide:px-3 wide:py-3.5">
      <Link
        href="~/"
        className="flex items-center gap-2 px-2.5 pt-2 pb-5 max-full:justify-center max-full:px-0 max-wide:hidden [&_svg]:size-5 [&>span]:gap-2 [&>span]:text-subtitle max-full:[&_svg]:flex-none max-full:[&>span]:w-5 max-full:[&>span]:gap-0 max-full:[&>span]:overflow-hidden"
      >
        <Logo name={company.name} />
        <span className="sr-only">{text.toShop}</span>
      </Link>
      <div
        ref={row}
        className="flex min-w-0 flex-1 max-wide:overflow-x-auto max-wide:mask-r-from-88% max-wide:px-2 max-wide:[scrollbar-width:none] wide:-mx-3 wide:flex-col wide:gap-0.5 wide:overflow-y-auto wide:px-3"
      >
        {first.map(renderEntry)}
        {hasTabs && <TabList current={tabOf(current)} counts={counts} role={role} />}
        <nav aria-label={text.further} className="flex flex-none wide:mt-4.5 wide:flex-col wide:gap-0.5">
          {others.filter((entry) => !first.includes(entry)).map(renderEntry)}
        </nav>
      </div>
      <div className="flex-none wide:border-t wide:border-line wide:pt-2">
        <UserMenu staff={user} />
      </div>
    </header>
  );
}
