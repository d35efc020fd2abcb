import type { AdminCountsResponse, CatalogueKind } from '@app/contracts';
import { LazyChunk } from '@app/ui';
import {
  Activity,
  Ban,
  Bath,
  Building2,
  CalendarCheck2,
  CalendarDays,
  ChartColumn,
  CircleDashed,
  DraftingCompass,
  ClipboardList,
  ClipboardPen,
  Clock,
  Contact,
  CreditCard,
  Droplet,
  DatabaseBackup,
  FilePlus2,
  Hourglass,
  Inbox,
  Landmark,
  Layers,
  ListTodo,
  Mails,
  MessagesSquare,
  Palette,
  PencilRuler,
  Percent,
  PoundSterling,
  Ruler,
  ReceiptPoundSterling,
  ScrollText,
  Settings,
  SquareKanban,
  Truck,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { kindTitles } from '../features/catalogue/kind-titles';
import { text } from './text';

/** Of each page: a chunk by the name of its component. */
const pages = chunksOf({
  TodayPage: () => import('../pages/today/today-page'),
  OrdersPage: () => import('../pages/orders/orders-page'),
  InquiriesPage: () => import('../pages/inquiries/inquiries-page'),
  BoardPage: () => import('../pages/board/board-page'),
  CalendarPage: () => import('../pages/calendar/calendar-page'),
  VisitsPage: () => import('../pages/visits/visits-page'),
  MoneyPage: () => import('../pages/money/money-page'),
  BankStatementPage: () => import('../pages/bank-statement/bank-statement-page'),
  MonthEndPage: () => import('../pages/month-end/month-end-page'),
  MoneyInvoicesPage: () => import('../pages/money/money-invoices-page'),
  MoneyDepositsPage: () => import('../pages/money/money-deposits-page'),
  MoneyWeeksPage: () => import('../pages/money/money-weeks-page'),
  PeoplePage: () => import('../pages/people/people-page'),
  TradePage: () => import('../pages/trade/trade-page'),
  MaterialsPage: () => import('../pages/materials/materials-page'),
  ColorsPage: () => import('../pages/colors/colors-page'),
  SinkTypesPage: () => import('../pages/flat-parts/flat-parts-page'),
  ThicknessesPage: () => import('../pages/thicknesses/thicknesses-page'),
  BasinsPage: () => import('../pages/basins/basins-page'),
  CutoutsPage: () => import('../pages/flat-parts/flat-parts-page'),
  CompanyPage: () => import('../pages/company/company-page'),
  HoursPage: () => import('../pages/hours/hours-page'),
  MakingPage: () => import('../pages/making/making-page'),
  CancellingPage: () => import('../pages/cancelling/cancelling-page'),
  UsersPage: () => import('../pages/users/users-page'),
  MailsPage: () => import('../pages/mails/mails-page'),
  AuditPage: () => import('../pages/audit/audit-page'),
  RetentionPage: () => import('../pages/retention/retention-page'),
  SystemPage: () => import('../pages/system/system-page'),
  MigrationPage: () => import('../pages/migration/migration-page'),
  NewQuotePage: () => import('../pages/new-quote/new-quote-page'),
  OrderPage: () => import('../pages/order/order-page'),
  TopPage: () => import('../pages/top/top-page'),
  NewOrderPage: () => import('../pages/new-order/new-order-page'),
  AccountPage: () => import('../pages/account/account-page'),
});

function chunksOf<Files extends { [Name in keyof Files]: () => Promise<Record<Name, ComponentType>> }>(
  files: Files,
) {
  const chunks = Object.entries<() => Promise<Record<string, ComponentType>>>(files).map(([name, load]) => [
    name,
    new LazyChunk(async () => (await load())[name]),
  ]);
  return Object.fromEntries(chunks) as Record<keyof Files, LazyChunk<ComponentType>>;
}

const catalogueEntry = (
  kind: CatalogueKind,
  icon: LucideIcon,
  page: AdminPageEntry['page'],
  addLabel: string,
): AdminPageEntry => ({
  path: `/${kind}`,
  label: kindTitles[kind],
  icon,
  page,
  isTab: true,
  count: kind,
  create: { label: addLabel },
});

/**
 * The sidebar, from top to bottom; `mayOpen` has the roles. The tabs are D28's seven and Inquiries. Each page renders an
 * AdminPage.
 */
export const navigation: readonly NavigationItem[] = [
  {
    path: '/today',
    label: text.today,
    icon: ListTodo,
    count: 'openTasks',
    urgentCount: 'overdueTasks',
    labelOnPhoneBar: text.today,
    create: { label: 'Add a task' },
    page: pages.TodayPage,
  },
  {
    path: '/',
    label: text.orders,
    icon: Inbox,
    isTab: true,
    count: 'orders',
    labelOnPhoneBar: text.ordersShort,
    page: pages.OrdersPage,
  },
  {
    path: '/inquiries',
    label: text.inquiries,
    icon: MessagesSquare,
    isTab: true,
    count: 'newInquiries',
    page: pages.InquiriesPage,
  },
  {
    path: '/board',
    label: text.board,
    icon: SquareKanban,
    labelOnPhoneBar: text.board,
    page: pages.BoardPage,
  },
  {
    path: '/calendar',
    label: text.calendar,
    icon: CalendarDays,
    labelOnPhoneBar: text.calendar,
    page: pages.CalendarPage,
    subpages: [{ path: '/visits', label: text.visits, icon: Truck, page: pages.VisitsPage }],
  },
  {
    path: '/money',
    label: text.money,
    icon: PoundSterling,
    count: 'paymentReviews',
    urgentCount: 'paymentReviews',
    page: pages.MoneyPage,
    subpages: [
      { path: '/money/statement', label: text.bankStatement, icon: Landmark, page: pages.BankStatementPage },
      { path: '/money/month', label: text.monthEnd, icon: CalendarCheck2, page: pages.MonthEndPage },
      {
        path: '/money/invoices',
        label: text.invoices,
        icon: ReceiptPoundSterling,
        page: pages.MoneyInvoicesPage,
      },
      { path: '/money/deposits', label: text.deposits, icon: CreditCard, page: pages.MoneyDepositsPage },
      { path: '/money/weeks', label: text.weeks, icon: ChartColumn, page: pages.MoneyWeeksPage },
    ],
  },
  {
    path: '/people',
    label: text.customers,
    icon: Contact,
    page: pages.PeoplePage,
    subpages: [{ path: '/trade', label: text.trade, icon: Percent, page: pages.TradePage }],
  },
  {
    heading: text.catalogue,
    subpages: [
      catalogueEntry('materials', Layers, pages.MaterialsPage, 'Add material'),
      catalogueEntry('colors', Palette, pages.ColorsPage, 'Add colour'),
      catalogueEntry('sink-types', Bath, pages.SinkTypesPage, 'Add sink type'),
      catalogueEntry('thicknesses', Ruler, pages.ThicknessesPage, 'Add thickness'),
      catalogueEntry('cutouts', CircleDashed, pages.CutoutsPage, 'Add cut-out'),
      catalogueEntry('basins', Droplet, pages.BasinsPage, 'Add basin'),
    ],
  },
  {
    heading: text.settings,
    icon: Settings,
    subpages: [
      { path: '/company', label: text.company, icon: Building2, page: pages.CompanyPage },
      { path: '/hours', label: text.hours, icon: Clock, page: pages.HoursPage },
      { path: '/making', label: text.making, icon: DraftingCompass, page: pages.MakingPage },
      { path: '/cancelling', label: text.cancelling, icon: Ban, page: pages.CancellingPage },
      { path: '/users', label: text.users, icon: Users, page: pages.UsersPage },
      { path: '/mails', label: text.mails, icon: Mails, page: pages.MailsPage },
      { path: '/audit', label: text.audit, icon: ScrollText, page: pages.AuditPage },
      { path: '/retention', label: text.retention, icon: Hourglass, page: pages.RetentionPage },
      { path: '/system', label: text.system, icon: Activity, page: pages.SystemPage },
    ],
  },
  {
    path: '/migration',
    label: text.migration,
    icon: DatabaseBackup,
    isTab: true,
    page: pages.MigrationPage,
  },
];

const hiddenPages: readonly AdminPageEntry[] = [
  {
    path: '/quotes',
    label: text.newQuote,
    icon: FilePlus2,
    parentTab: '/',
    create: { label: 'New quote', href: '/quotes/new' },
    page: pages.NewQuotePage,
  },
  {
    path: '/orders',
    label: text.order,
    icon: ClipboardList,
    parentTab: '/',
    needsId: true,
    page: pages.OrderPage,
  },
  {
    path: '/tops',
    label: text.top,
    icon: PencilRuler,
    needsId: true,
    page: pages.TopPage,
  },
  {
    path: '/orders/new',
    label: text.newOrder,
    icon: ClipboardPen,
    parentTab: '/',
    create: { label: text.newOrder, href: '/orders/new' },
    page: pages.NewOrderPage,
  },
  { path: '/account', label: text.account, icon: UserRound, page: pages.AccountPage },
];

export const pagesOf = (items: readonly NavigationItem[]): readonly AdminPageEntry[] =>
  items.flatMap((item) => ('heading' in item ? item.subpages : [item, ...(item.subpages ?? [])]));

export const adminPages = [...pagesOf(navigation), ...hiddenPages];

/** Path of the tab a page belongs to; undefined for pages that are no tab. */
export const tabOf = (entry: AdminPageEntry | undefined): string | undefined =>
  entry?.isTab ? entry.path : entry?.parentTab;

type Count = Exclude<keyof AdminCountsResponse, 'isOnHold' | 'isBackupMissing'>;

export interface AdminPageEntry {
  /** Below `/admin`; `/` is Orders & Deposits. The page handles what follows. */
  path: string;
  label: string;
  icon: LucideIcon;
  page: LazyChunk<ComponentType>;
  /** `role=tab` (D28). */
  isTab?: boolean;
  /** One of the few in the bar at the foot of a phone's screen; the others are in its menu. */
  labelOnPhoneBar?: string;
  /** Path of the tab that a hidden page belongs to; marked in the sidebar. */
  parentTab?: string;
  count?: Count;
  /** Number of urgent items, highlighted. */
  urgentCount?: Count;
  /** Needs an id in its URL, so there is nothing to open from the palette. */
  needsId?: boolean;
  /** For the command palette: 'Add material'; `href` defaults to `{path}?item=new`. */
  create?: { label: string; href?: string };
}

interface PageItem extends AdminPageEntry {
  /** Shown below it while one of them is open. */
  subpages?: readonly AdminPageEntry[];
}

/** Without a page of its own: with an icon it unfolds, without it is always open. */
export interface NavigationGroup {
  heading: string;
  icon?: LucideIcon;
  subpages: readonly AdminPageEntry[];
}

export type NavigationItem = PageItem | NavigationGroup;
