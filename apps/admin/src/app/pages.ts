import type { AdminCountsResponse } from '@app/contracts';
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
  ClipboardList,
  ClipboardPen,
  Clock,
  Contact,
  CreditCard,
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

const pageOf = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyChunk<ComponentType> => new LazyChunk(() => load().then((it) => it[name]));

/**
 * The sidebar, from top to bottom; `mayOpen` has the roles. The tabs are D28's seven and Inquiries. Each page is a chunk,
 * src/pages/<name>/<name>-page.tsx, and renders an AdminPage.
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
    page: pageOf('TodayPage', () => import('../pages/today/today-page')),
  },
  {
    path: '/',
    label: text.orders,
    icon: Inbox,
    isTab: true,
    count: 'orders',
    labelOnPhoneBar: text.ordersShort,
    page: pageOf('OrdersPage', () => import('../pages/orders/orders-page')),
  },
  {
    path: '/inquiries',
    label: text.inquiries,
    icon: MessagesSquare,
    isTab: true,
    count: 'newInquiries',
    page: pageOf('InquiriesPage', () => import('../pages/inquiries/inquiries-page')),
  },
  {
    path: '/board',
    label: text.board,
    icon: SquareKanban,
    labelOnPhoneBar: text.board,
    page: pageOf('BoardPage', () => import('../pages/board/board-page')),
  },
  {
    path: '/calendar',
    label: text.calendar,
    icon: CalendarDays,
    labelOnPhoneBar: text.calendar,
    page: pageOf('CalendarPage', () => import('../pages/calendar/calendar-page')),
    subpages: [
      {
        path: '/visits',
        label: text.visits,
        icon: Truck,
        page: pageOf('VisitsPage', () => import('../pages/visits/visits-page')),
      },
    ],
  },
  {
    path: '/money',
    label: text.money,
    icon: PoundSterling,
    count: 'paymentReviews',
    urgentCount: 'paymentReviews',
    page: pageOf('MoneyPage', () => import('../pages/money/money-page')),
    subpages: [
      {
        path: '/money/statement',
        label: text.bankStatement,
        icon: Landmark,
        page: pageOf('BankStatementPage', () => import('../pages/bank-statement/bank-statement-page')),
      },
      {
        path: '/money/month',
        label: text.monthEnd,
        icon: CalendarCheck2,
        page: pageOf('MonthEndPage', () => import('../pages/month-end/month-end-page')),
      },
      {
        path: '/money/invoices',
        label: text.invoices,
        icon: ReceiptPoundSterling,
        page: pageOf('MoneyInvoicesPage', () => import('../pages/money/money-invoices-page')),
      },
      {
        path: '/money/deposits',
        label: text.deposits,
        icon: CreditCard,
        page: pageOf('MoneyDepositsPage', () => import('../pages/money/money-deposits-page')),
      },
      {
        path: '/money/weeks',
        label: text.weeks,
        icon: ChartColumn,
        page: pageOf('MoneyWeeksPage', () => import('../pages/money/money-weeks-page')),
      },
    ],
  },
  {
    path: '/people',
    label: text.customers,
    icon: Contact,
    page: pageOf('PeoplePage', () => import('../pages/people/people-page')),
    subpages: [
      {
        path: '/trade',
        label: text.trade,
        icon: Percent,
        page: pageOf('TradePage', () => import('../pages/trade/trade-page')),
      },
    ],
  },
  {
    heading: text.catalogue,
    subpages: [
      {
        path: '/materials',
        label: kindTitles.materials,
        icon: Layers,
        isTab: true,
        count: 'materials',
        create: { label: 'Add material' },
        page: pageOf('MaterialsPage', () => import('../pages/materials/materials-page')),
      },
      {
        path: '/colors',
        label: kindTitles.colors,
        icon: Palette,
        isTab: true,
        count: 'colors',
        create: { label: 'Add colour' },
        page: pageOf('ColorsPage', () => import('../pages/colors/colors-page')),
      },
      {
        path: '/sink-types',
        label: kindTitles['sink-types'],
        icon: Bath,
        isTab: true,
        count: 'sink-types',
        create: { label: 'Add sink type' },
        page: pageOf('SinkTypesPage', () => import('../pages/flat-parts/flat-parts-page')),
      },
      {
        path: '/thicknesses',
        label: kindTitles.thicknesses,
        icon: Ruler,
        isTab: true,
        count: 'thicknesses',
        create: { label: 'Add thickness' },
        page: pageOf('ThicknessesPage', () => import('../pages/thicknesses/thicknesses-page')),
      },
      {
        path: '/cutouts',
        label: kindTitles.cutouts,
        icon: CircleDashed,
        isTab: true,
        count: 'cutouts',
        create: { label: 'Add cut-out' },
        page: pageOf('CutoutsPage', () => import('../pages/flat-parts/flat-parts-page')),
      },
    ],
  },
  {
    heading: text.settings,
    icon: Settings,
    subpages: [
      {
        path: '/company',
        label: text.company,
        icon: Building2,
        page: pageOf('CompanyPage', () => import('../pages/company/company-page')),
      },
      {
        path: '/hours',
        label: text.hours,
        icon: Clock,
        page: pageOf('HoursPage', () => import('../pages/hours/hours-page')),
      },
      {
        path: '/cancelling',
        label: text.cancelling,
        icon: Ban,
        page: pageOf('CancellingPage', () => import('../pages/cancelling/cancelling-page')),
      },
      {
        path: '/users',
        label: text.users,
        icon: Users,
        page: pageOf('UsersPage', () => import('../pages/users/users-page')),
      },
      {
        path: '/mails',
        label: text.mails,
        icon: Mails,
        page: pageOf('MailsPage', () => import('../pages/mails/mails-page')),
      },
      {
        path: '/audit',
        label: text.audit,
        icon: ScrollText,
        page: pageOf('AuditPage', () => import('../pages/audit/audit-page')),
      },
      {
        path: '/retention',
        label: text.retention,
        icon: Hourglass,
        page: pageOf('RetentionPage', () => import('../pages/retention/retention-page')),
      },
      {
        path: '/system',
        label: text.system,
        icon: Activity,
        page: pageOf('SystemPage', () => import('../pages/system/system-page')),
      },
    ],
  },
  {
    path: '/migration',
    label: text.migration,
    icon: DatabaseBackup,
    isTab: true,
    page: pageOf('MigrationPage', () => import('../pages/migration/migration-page')),
  },
];

const hiddenPages: readonly AdminPageEntry[] = [
  {
    path: '/quotes',
    label: text.newQuote,
    icon: FilePlus2,
    parentTab: '/',
    create: { label: 'New quote', href: '/quotes/new' },
    page: pageOf('NewQuotePage', () => import('../pages/new-quote/new-quote-page')),
  },
  {
    path: '/orders',
    label: text.order,
    icon: ClipboardList,
    parentTab: '/',
    needsId: true,
    page: pageOf('OrderPage', () => import('../pages/order/order-page')),
  },
  {
    path: '/tops',
    label: text.top,
    icon: PencilRuler,
    needsId: true,
    page: pageOf('TopPage', () => import('../pages/top/top-page')),
  },
  {
    path: '/orders/new',
    label: text.newOrder,
    icon: ClipboardPen,
    parentTab: '/',
    create: { label: text.newOrder, href: '/orders/new' },
    page: pageOf('NewOrderPage', () => import('../pages/new-order/new-order-page')),
  },
  {
    path: '/account',
    label: text.account,
    icon: UserRound,
    page: pageOf('AccountPage', () => import('../pages/account/account-page')),
  },
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
