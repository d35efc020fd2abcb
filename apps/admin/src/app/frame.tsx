import type { CurrentUserResponse } from '@app/contracts';
import { narrowAdminQuery, Skeleton, useMediaQuery } from '@app/ui';
import { Link, Redirect, useLocation } from 'wouter';
import { LinkButton, Notice } from '../lib/controls';
import { AdminPage, EmptyState, pageText } from '../lib/page';
import { timeInSentence } from '../lib/status/short-time';
import { linkTo } from '../lib/use-url-state';
import { LazyPage } from './lazy-page';
import { findPage } from './page-access';
import { tabOf } from './pages';
import { CommandPalette } from './palette/command-palette';
import { entryId } from './navigation-entry';
import { PhoneBar, PhoneHeader } from './phone-navigation';
import { Sidebar } from './sidebar';
import { contentId } from './tab-list';
import { text } from './text';

export function Frame({ user }: { user: CurrentUserResponse }) {
  const [location] = useLocation();
  const current = findPage(location, user.role);
  const isNarrow = useMediaQuery(narrowAdminQuery);
  // On phones the tabs are in a sheet that is mostly closed.
  const tab = isNarrow ? undefined : tabOf(current);
  // A role's front page has an address of its own, which can be opened without a connection.
  if (current && location === '/' && current.path !== '/') return <Redirect to={current.path} replace />;
  const content = current ? (
    <LazyPage
      key={current.path}
      chunk={current.page}
      loading={<AdminPageSkeleton title={current.label} />}
      wrapError={(failure) => <AdminPage title={current.label}>{failure}</AdminPage>}
    />
  ) : (
    <NotFoundPage />
  );
  return (
    <div className="min-h-dvh bg-paper text-small text-ink wide:grid wide:grid-cols-[64px_minmax(0,1fr)] full:grid-cols-[232px_minmax(0,1fr)]">
      <a
        href={`#${contentId}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-dialog focus:bg-surface focus:p-3"
      >
        {text.skip}
      </a>
      {isNarrow ? <PhoneHeader user={user} /> : <Sidebar user={user} current={current} />}
      <main id={contentId} tabIndex={-1} className="min-w-0 outline-none max-wide:pb-14">
        {user.secondFactorBy && (
          <div className="px-4 pt-4 wide:px-8">
            <Notice tone="warn" title={text.factorBy(timeInSentence(user.secondFactorBy))}>
              <Link href="/account" className="font-label underline underline-offset-3">
                {text.setUpFactor}
              </Link>
            </Notice>
          </div>
        )}
        {tab ? (
          <div role="tabpanel" aria-labelledby={entryId(tab)}>
            {content}
          </div>
        ) : (
          content
        )}
      </main>
      {isNarrow && <PhoneBar user={user} current={current} />}
      <CommandPalette />
    </div>
  );
}

const AdminPageSkeleton = ({ title }: { title: string }) => (
  <AdminPage title={title}>
    <p role="status" className="sr-only">
      {pageText.loading}
    </p>
    <Skeleton className="mb-3 h-8 w-60" />
    <Skeleton className="h-122 w-full rounded-3" />
  </AdminPage>
);

const NotFoundPage = () => (
  <AdminPage title={text.notFound}>
    <EmptyState
      isError
      dimensionLabel="404 mm"
      title={text.notFound}
      detail={text.notFoundDetail}
      action={<LinkButton to={linkTo('/')}>{text.toOrders}</LinkButton>}
    />
  </AdminPage>
);
