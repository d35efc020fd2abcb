import type { AdminCountsResponse, StaffRole } from '@app/contracts';
import { LazyChunk } from '@app/ui';
import {
  Activity,
  Bath,
  CalendarDays,
  CircleDashed,
  ClipboardList,
  ClipboardPen,
  Contact,
  DatabaseBackup,
  FilePlus2,
  Inbox,
  Layers,
  ListTodo,
  Mails,
  MessagesSquare,
  Palette,
  Percent,
  PoundSterling,
  Ruler,
  SquareKanban,
  ScrollText,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { kindTitles } from '../features/catalogue/kind-titles';
import { text } from './text';

/**
 * The eight tabs (D28, design §9). Each page is a chunk, src/pages/<name>/<name>-page.tsx, and renders an AdminPage.
 */
export const tabs: readonly AdminPageEntry[] = [
  {
    path: '/',
    label: text.orders,
    icon: Inbox,
    count: 'orders',
    page: new LazyChunk(() => import('../pages/orders/orders-page').then((it) => it.OrdersPage)),
  },
  {
    path: '/inquiries',
    label: text.inquiries,
    icon: MessagesSquare,
    count: 'newInquiries',
    page: new LazyChunk(() => import('../pages/inquiries/inquiries-page').then((it) => it.InquiriesPage)),
  },
  {
    path: '/materials',
    label: kindTitles.materials,
    icon: Layers,
    count: 'materials',
    group: text.catalogue,
    create: { label: 'Add material' },
    page: new LazyChunk(() => import('../pages/materials/materials-page').then((it) => it.MaterialsPage)),
  },
  {
    path: '/colors',
    label: kindTitles.colors,
    icon: Palette,
    count: 'colors',
    create: { label: 'Add color' },
    page: new LazyChunk(() => import('../pages/colors/colors-page').then((it) => it.ColorsPage)),
  },
  {
    path: '/sink-types',
    label: kindTitles['sink-types'],
    icon: Bath,
    count: 'sink-types',
    create: { label: 'Add sink type' },
    page: new LazyChunk(() => import('../pages/flat-parts/flat-parts-page').then((it) => it.SinkTypesPage)),
  },
  {
    path: '/thicknesses',
    label: kindTitles.thicknesses,
    icon: Ruler,
    count: 'thicknesses',
    create: { label: 'Add thickness' },
    page: new LazyChunk(() =>
      import('../pages/thicknesses/thicknesses-page').then((it) => it.ThicknessesPage),
    ),
  },
  {
    path: '/cutouts',
    label: kindTitles.cutouts,
    icon: CircleDashed,
    count: 'cutouts',
    create: { label: 'Add cutout' },
    page: new LazyChunk(() => import('../pages/flat-parts/flat-parts-page').then((it) => it.CutoutsPage)),
  },
  {
    path: '/migration',
    label: text.migration,
    icon: DatabaseBackup,
    group: text.data,
    page: new LazyChunk(() => import('../pages/migration/migration-page').then((it) => it.MigrationPage)),
  },
];

export const otherPages: readonly AdminPageEntry[] = [
  {
    path: '/today',
    label: text.today,
    icon: ListTodo,
    count: 'openTasks',
    urgentCount: 'overdueTasks',
    isFirstOnPhone: true,
    page: new LazyChunk(() => import('../pages/today/today-page').then((it) => it.TodayPage)),
  },
  {
    path: '/board',
    label: text.board,
    icon: SquareKanban,
    page: new LazyChunk(() => import('../pages/board/board-page').then((it) => it.BoardPage)),
  },
  {
    path: '/calendar',
    label: text.calendar,
    icon: CalendarDays,
    page: new LazyChunk(() => import('../pages/calendar/calendar-page').then((it) => it.CalendarPage)),
  },
  {
    path: '/money',
    label: text.money,
    icon: PoundSterling,
    count: 'paymentReviews',
    urgentCount: 'paymentReviews',
    page: new LazyChunk(() => import('../pages/money/money-page').then((it) => it.MoneyPage)),
  },
  {
    path: '/mails',
    label: text.mails,
    icon: Mails,
    page: new LazyChunk(() => import('../pages/mails/mails-page').then((it) => it.MailsPage)),
  },
  {
    path: '/audit',
    label: text.audit,
    icon: ScrollText,
    page: new LazyChunk(() => import('../pages/audit/audit-page').then((it) => it.AuditPage)),
  },
  {
    path: '/people',
    label: text.people,
    icon: Contact,
    page: new LazyChunk(() => import('../pages/people/people-page').then((it) => it.PeoplePage)),
  },
  {
    path: '/trade',
    label: text.trade,
    icon: Percent,
    page: new LazyChunk(() => import('../pages/trade/trade-page').then((it) => it.TradePage)),
  },
  {
    path: '/users',
    label: text.users,
    icon: Users,
    page: new LazyChunk(() => import('../pages/users/users-page').then((it) => it.UsersPage)),
  },
  {
    path: '/system',
    label: text.system,
    icon: Activity,
    page: new LazyChunk(() => import('../pages/system/system-page').then((it) => it.SystemPage)),
  },
];

const hiddenPages: readonly AdminPageEntry[] = [
  {
    path: '/quotes',
    label: text.newQuote,
    icon: FilePlus2,
    parentTab: '/',
    create: { label: 'New quote', href: '/quotes/new' },
    page: new LazyChunk(() => import('../pages/new-quote/new-quote-page').then((it) => it.NewQuotePage)),
  },
  {
    path: '/orders',
    label: text.order,
    icon: ClipboardList,
    parentTab: '/',
    needsId: true,
    page: new LazyChunk(() => import('../pages/order/order-page').then((it) => it.OrderPage)),
  },
  {
    path: '/orders/new',
    label: text.newOrder,
    icon: ClipboardPen,
    parentTab: '/',
    create: { label: text.newOrder, href: '/orders/new' },
    page: new LazyChunk(() => import('../pages/new-order/new-order-page').then((it) => it.NewOrderPage)),
  },
  {
    path: '/account',
    label: text.account,
    icon: UserRound,
    page: new LazyChunk(() => import('../pages/account/account-page').then((it) => it.AccountPage)),
  },
];

export const adminPages = [...tabs, ...otherPages, ...hiddenPages];

/** Path of the tab a page belongs to; undefined for the further pages. */
export const tabOf = (entry: AdminPageEntry | undefined): string | undefined =>
  tabs.find((tab) => tab === entry)?.path ?? entry?.parentTab;

/** From a router nested below `/admin`. */
const migrateFromAdmin = '~/migrate';

const ownerOnlyPaths = ['/users', '/migration'];
const workshopPath = '/board';

/** Users without a role can only open their account page (decision 77). */
export function mayOpen(role: StaffRole | undefined, { path }: Pick<AdminPageEntry, 'path'>): boolean {
  if (role === 'owner' || path === '/account') return true;
  if (role === 'office') return !ownerOnlyPaths.includes(path);
  return role === 'workshop' && path === workshopPath;
}

/** undefined: no such page for this role. The workshop's front page is the board. */
export function findPage(location: string, role: StaffRole | undefined): AdminPageEntry | undefined {
  const [, first = '', second] = location === migrateFromAdmin ? ['', 'migration'] : location.split('/');
  const path = role === 'workshop' && first === '' ? workshopPath : `/${first}`;
  const findAllowedPage = (path: string) =>
    adminPages.find((page) => page.path === path && mayOpen(role, page));
  return (second && findAllowedPage(`${path}/${second}`)) || findAllowedPage(path);
}

type Count = Exclude<keyof AdminCountsResponse, 'isOnHold'>;

export interface AdminPageEntry {
  /** Below `/admin`; `/` is Orders & Deposits. The page handles what follows. */
  path: string;
  label: string;
  icon: LucideIcon;
  page: LazyChunk<ComponentType>;
  /** First on phones: the day's work must not be hidden behind eight tabs. */
  isFirstOnPhone?: boolean;
  /** Path of the tab that a hidden page belongs to; marked in the sidebar. */
  parentTab?: string;
  group?: string;
  count?: Count;
  /** Number of urgent items, highlighted. */
  urgentCount?: Count;
  /** Needs an id in its URL, so there is nothing to open from the palette. */
  needsId?: boolean;
  /** For the command palette: 'Add material'; `href` defaults to `{path}?item=new`. */
  create?: { label: string; href?: string };
}
