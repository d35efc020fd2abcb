import { company } from '@app/content';
import type { CurrentUserResponse } from '@app/contracts';
import { Logo } from '@app/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { FindField } from './find-field';
import { Navigation } from './navigation';
import type { AdminPageEntry } from './pages';
import { text } from './text';
import { useCounts } from './use-counts';
import { UserMenu } from './user-menu';

interface SidebarProps {
  user: CurrentUserResponse;
  current: AdminPageEntry | undefined;
}

export function Sidebar({ user, current }: SidebarProps) {
  const counts = useCounts(user.role);
  const column = useRef<HTMLDivElement>(null);
  // In a low window the column scrolls: as many of the last pages as fit beside the current one must be in view.
  useEffect(() => {
    column.current?.querySelector('nav')?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    const entry = column.current?.querySelector('[aria-selected=true], [aria-current=page]');
    entry?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <header
      data-sidebar
      className="sticky top-0 z-20 flex h-dvh flex-col gap-0.5 border-r border-line bg-paper px-3 py-3.5"
    >
      <Link
        href="~/"
        title={text.toShop}
        className="flex items-center gap-2 px-2.5 pt-2 pb-4 max-full:justify-center max-full:px-0 [&_svg]:size-5 [&>span]:gap-2 [&>span]:text-subtitle max-full:[&_svg]:flex-none max-full:[&>span]:w-5 max-full:[&>span]:gap-0 max-full:[&>span]:overflow-hidden"
      >
        <Logo name={company.name} />
        <span className="sr-only">{text.toShop}</span>
      </Link>
      <FindField className="mb-2.5" />
      <div ref={column} className="-mx-3 flex min-h-0 flex-1 flex-col overflow-y-auto px-3">
        <Navigation current={current} counts={counts} role={user.role} />
      </div>
      <div className="flex-none border-t border-line pt-2">
        <UserMenu user={user} />
      </div>
    </header>
  );
}
