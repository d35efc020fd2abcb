import { company } from '@app/content';
import type { CurrentUserResponse } from '@app/contracts';
import { cx, DialogTitle, IconButton, Logo, SideSheet } from '@app/ui';
import { Menu, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { linkTo } from '../lib/use-url-state';
import { FindField } from './find-field';
import { Navigation } from './navigation';
import { urgentOf } from './navigation-entry';
import { phoneBarFor } from './page-access';
import { type AdminPageEntry, navigation } from './pages';
import { text } from './text';
import { useCounts } from './use-counts';
import { UserMenu } from './user-menu';

interface PhoneNavigationProps {
  user: CurrentUserResponse;
  current: AdminPageEntry | undefined;
}

export const PhoneHeader = ({ user }: Pick<PhoneNavigationProps, 'user'>) => (
  <header className="flex items-center gap-2 border-b border-line bg-surface py-1.5 pr-1.5 pl-4">
    <FindField className="min-w-0 flex-1" />
    <UserMenu user={user} />
  </header>
);

/** The pages used most at the bottom of the screen, within reach of a thumb; all others in a sheet. */
export function PhoneBar({ user: { role }, current }: PhoneNavigationProps) {
  const counts = useCounts(role);
  const entries = phoneBarFor(role);
  const [location] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  // People with a single page, such as the workshop, need no bar.
  if (entries.length < 2) return null;
  const shownPath = current?.parentTab ?? current?.path;
  const isElsewhere = !entries.some(({ path }) => path === shownPath);
  const hasUrgentElsewhere = navigation.some(
    (item) => !('heading' in item) && !entries.includes(item) && urgentOf(item, counts) > 0,
  );
  return (
    <>
      <nav
        aria-label={text.navigation}
        className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface shadow-bar"
      >
        {entries.map((entry) => (
          <Link
            key={entry.path}
            href={linkTo(entry.path)}
            aria-current={entry.path === shownPath ? 'page' : undefined}
            className={barClass(entry.path === shownPath)}
          >
            <BarLabel
              icon={entry.icon}
              label={entry.labelOnPhoneBar ?? entry.label}
              isUrgent={urgentOf(entry, counts) > 0}
            />
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpenAt(location)}
          className={barClass(isElsewhere)}
        >
          <BarLabel icon={Menu} label={text.more} isUrgent={hasUrgentElsewhere} />
        </button>
      </nav>
      <SideSheet isOpen={openAt === location} onClose={close}>
        <div className="-mr-3.5 mb-2 flex items-center justify-between">
          <Link href="~/" className="[&>span]:text-subtitle">
            <Logo name={company.name} />
            <span className="sr-only">{text.toShop}</span>
          </Link>
          <DialogTitle className="sr-only">{text.menu}</DialogTitle>
          <IconButton icon={X} label={text.close} onClick={close} />
        </div>
        <div className="-mx-2.5 text-small text-ink">
          <Navigation current={current} counts={counts} role={role} onFollow={close} />
        </div>
      </SideSheet>
    </>
  );
}

const barClass = (isCurrent: boolean) =>
  cx(
    'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-micro',
    isCurrent ? 'font-strong text-chalk' : 'font-label text-ink-2',
  );

const BarLabel = ({
  icon: Icon,
  label,
  isUrgent,
}: {
  icon: LucideIcon;
  label: string;
  isUrgent: boolean;
}) => (
  <>
    <span className="relative">
      <Icon className="size-5" strokeWidth={1.5} />
      {isUrgent && (
        <span
          aria-hidden
          className="absolute -top-0.5 -right-1.5 size-2 rounded-full bg-bad forced-color-adjust-none"
        />
      )}
    </span>
    {label}
  </>
);
