import { paths, type ErrorResponse, type OwnerArea, type StaffRole } from '@app/contracts';
import type { InjectOptions } from 'fastify';
import { digestOfDatabase } from '../testing/database/digest-of-database';
import { addStaff, signIn } from '../testing/sign-in';
import { listCalls, type Call } from '../testing/list-calls';
import { startApi, type TestApi } from '../testing/servers/start-api';
import { isForStaff } from '../staff/permissions/roles';

/**
 * Reviewed by hand: the handlers that each role may call. All other handlers are for the owner. To open a handler to a role,
 * add it here too.
 */
const reviewed = {
  /** Inbound mail requires a secret; no web server exposes metrics. */
  anybody: callsIn(`
    Attachments: toContact toQuote toTrade
    Auth: login loginPage logout user
    Basket: add clear read remove
    Catalogue: basins colors cutouts materials sinkTypes thicknesses
    ClientReports: report
    Company: read
    CustomerCancellation: cancel read readRules
    CalendarFeeds: read
    CustomerOrders: agreeToDrawing cancel drawing invoice pay payDeposit pick read
    Deposits: create linkToOrder read retry
    Health: live ready
    Basins: readTemplate
    Images: read
    InboundMails: take
    Inquiries: contact trade
    Invitations: accept read
    PasswordResets: request
    Jobs: name pdf read
    MailPreferences: ask end
    Metrics: metrics
    OrderPhotos: read
    OwnPassword: change
    PaymentWebhooks: handle
    Postcodes: find findAreas
    Quotes: email pdf read save
    RevisionAnswers: answer
    TradePrices: leave open read`),
  /** Their own account: everybody with a role. */
  staff: callsIn(`
    Account: begin confirm endCalendarLink endOthers endSession listSessions makeCalendarLink read readCalendar remove renewCodes`),
  /** The office may call these too. */
  fitter: callsIn(`
    Visits: read record`),
  /** The office may call these too. */
  workshop: callsIn(`
    AdminQuoteDetail: readJobSheet
    Board: read readJobSheets readWorkload
    Tops: move read readAtTrueSize readDxf readPhoto reportProblem setProblemDone tick`),
  office: callsIn(`
    AdminAttachments: read
    AdminAudit: list
    AdminBasins: change create list read readUses remove restore
    BasinTemplates: upload
    AdminColors: change create list read readUses remove restore
    AdminCounts: count
    AdminCutouts: change create list read readUses remove restore
    AdminDeposits: decideReview list listReviews refund resolveStuckRefund
    AdminInquiries: list
    AdminMails: list preview read resend tryNow
    AdminMaterials: change create list read readUses remove restore
    AdminMeasurements: preview save
    AdminNotFound: unknown
    AdminOrders: addTops list mailAgain openCustomersPage openPage read setDelivery summarise take
    AdminQuoteDetail: addNote agreeToRevision declineRevision delete email followUp mailDrawing read readDrawing readPdf restore setCustomer setJob setStage setStageOfJob setStatus setValidity
    AdminQuotes: list make
    AdminSinkTypes: change create list read readUses remove restore
    AdminTasks: add assign list postpone readAssignees set
    AdminThicknesses: change create list read readUses remove restore
    Appointments: cancel handOver offer readOfQuote readRules readWeek setRules setTime undoHandOver
    BankStatements: decide import listUndecided preview
    CatalogueWarnings: list
    Chargebacks: decide readEvidence
    ColorImages: upload
    ContactInquiries: addNote addReply answer list read setStatus
    FinishedTopPhotos: add remove
    Invoices: list read readAccounts send setRecipient
    MonthEnd: read readFiles
    OrderCancellation: cancel preview
    People: addNote deleteNote erase export find record restoreNote retention summary
    PriceChanges: apply applyList list preview previewList readList undo
    QuotePayments: askForBalance refundCredit record remindOfBalance undo withdrawRequest
    Search: suggest
    System: read
    TradeCustomers: endLink list sendLink
    TradeInquiries: addNote addReply answer list read setStatus
    WeeklyMoneyReport: read readSummary
    Workshop: read set`),
};

/** Only for the owner. */
const ofOwner: Readonly<Record<OwnerArea, string[]>> = {
  users: callsIn('Users: change invite inviteAgain list removeSecondFactor'),
  company: callsIn('AdminCompany: read save undo'),
  making: callsIn('Making: read save undo'),
  cancelling: callsIn('OrderCancellation: setRules'),
  trade: callsIn('TradeCustomers: add change setFloor'),
  months: callsIn('MonthEnd: lock reopen'),
  data: callsIn(`CatalogueMigration: export plan run
    QuoteExports: export`),
  hold: callsIn('System: release'),
};

function callsIn(lines: string): string[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [controller = '', ...methods] = line.trim().split(/:? /);
      return methods.map((method) => `${controller}.${method}`);
    });
}

/** Who may call a handler, by its decorators and its path. */
function openTo({ routes, config }: Call): keyof typeof reviewed | 'owner' {
  const isClosed = routes.every((route) => isForStaff({ url: route.split(' ')[1] ?? '', config }));
  if (!isClosed) return 'anybody';
  const isFor = (...roles: StaffRole[]) => roles.every((role) => config?.roles?.includes(role));
  if (isFor('office', 'workshop', 'fitter')) return 'staff';
  if (isFor('office', 'workshop')) return 'workshop';
  if (isFor('office', 'fitter')) return 'fitter';
  return config?.roles?.includes('office') ? 'office' : 'owner';
}

type Headers = Record<string, string>;
type Method = NonNullable<InjectOptions['method']>;

/** People who may not call admin routes, with the error that they get. */
const personas = {
  'no session': 401,
  'not an admin': 403,
  'a session that is over': 401,
  'a session that was signed out': 401,
  'an admin no more': 403,
  'an account that was disabled': 401,
  'a made-up session': 401,
} as const;
type Persona = keyof typeof personas;

const now = new Date('2026-11-21T09:00:00Z');
let api: TestApi;
let sessions: Record<Persona | Role | 'an admin', Headers>;
let before: Record<string, string>;
let calls: Call[];
/** All routes that are not public, including plugins' routes. */
let staffRoutes: string[];

const allRoutes = () => api.routes.map(({ method, url }) => `${method} ${url}`);
const routesOf = (...names: string[]) =>
  calls.filter(({ name }) => names.includes(name)).flatMap(({ routes }) => routes);

beforeAll(async () => {
  api = await startApi({ now: () => now });
  const sessionOf = async (name: string, isAdmin = true) =>
    signIn(api, await addStaff(api, { email: `${name}@example.com`, isAdmin }));
  const sessionOfRole = async (role: StaffRole | null) =>
    signIn(api, await addStaff(api, { email: `${role}@example.com`, isAdmin: true, role }));
  sessions = {
    'no session': {},
    'not an admin': await sessionOf('nobody', false),
    'a session that is over': await sessionOf('expired'),
    'a session that was signed out': await sessionOf('gone'),
    'an admin no more': await sessionOf('demoted'),
    'an account that was disabled': await sessionOf('disabled'),
    'a made-up session': { cookie: `sid=${'A'.repeat(43)}; signed-in=1` },
    'an admin': await signIn(api),
    office: await sessionOfRole('office'),
    workshop: await sessionOfRole('workshop'),
    fitter: await sessionOfRole('fitter'),
    'no role': await sessionOfRole(null),
  };
  await api.post(paths.logout, {}, sessions['a session that was signed out']);
  await api.sql(
    `UPDATE staff_session SET created_at = $1, used_at = $1
     FROM staff_user WHERE staff_user.id = user_id AND email = 'expired@example.com'`,
    [new Date('2026-11-21T05:00:00Z')],
  );
  await api.sql(`UPDATE staff_user SET is_admin = false WHERE email = 'demoted@example.com'`);
  await api.sql(`UPDATE staff_user SET is_active = false WHERE email = 'disabled@example.com'`);
  before = await digestOfDatabase(api);
  calls = listCalls(api.app);
  const publicRoutes = routesOf(...reviewed.anybody);
  staffRoutes = allRoutes().filter((route) => !publicRoutes.includes(route) && !isOfDocs(route));
});
afterAll(() => api.stop());

const isOfDocs = (route: string) => /^GET \/api\/docs(?:-json|\/[\w.-]+)?$/.test(route);

it('covers every route, and every route for other roles than the owner was reviewed', () => {
  const opened = (who: string) => calls.filter((call) => openTo(call) === who).map(({ name }) => name);
  for (const [who, names] of Object.entries(reviewed))
    expect({ who, calls: opened(who).sort() }).toEqual({ who, calls: names.sort() });
  // Routes without a handler of ours are plugins': the public documents, and the queue board.
  const ours = calls.flatMap(({ routes }) => routes);
  const ofPlugins = allRoutes().filter((route) => !ours.includes(route) && !isOfDocs(route));
  expect(ofPlugins.filter((route) => !route.startsWith('GET /api/admin/queues'))).toEqual([]);
  expect(ours.filter((route) => !allRoutes().includes(route))).toEqual([]);
});

it('names everything that only owners may do', () => {
  const opened = calls.filter((call) => openTo(call) === 'owner').map(({ name }) => name);
  expect(opened.sort()).toEqual(Object.values(ofOwner).flat().sort());
});

it('leaves nothing below /api/admin public', () => {
  const below = allRoutes().filter((route) => /\/api\/admin\b/.test(route));
  expect(below.filter((route) => !staffRoutes.includes(route))).toEqual([]);
});

/** A request to a route, with ids of rows in a seeded catalogue. */
function requestOf(route: string): { method: Method; url: string } {
  const [method = '', pattern = ''] = route.split(' ');
  const url = pattern
    .replace(/\*$/, 'no/such/thing')
    .replace(/:\w+/g, /inquir|attachment|quote/.test(pattern) ? 'AAAAAAAAAAAAAAAAAAAAAA' : '1');
  return { method: method === 'ALL' ? 'POST' : method, url };
}

/** Spellings of a URL that a router, a proxy or a check before them may read differently. */
const spellingsOf = (url: string) => [
  `${url}/`,
  `${url}//`,
  url.replace('/api/', '/api//'),
  url.replace(/\/(\w)(\w+)/, (_, first: string, rest: string) => `/${first.toUpperCase()}${rest}`),
  url.replace(/[^/]+$/, (last) => last.toUpperCase()),
  url.replace(
    /\/(\w)(\w+)$/,
    (_, first: string, rest: string) => `/%${first.charCodeAt(0).toString(16)}${rest}`,
  ),
  url.replace('/api/', '/%61pi/'),
  url.replace('/api/', '/api%2F'),
  url.replace(/^\/api\/(\w+)/, '/api/$1;a=b'),
  `${url}%00`,
  `${url}.json`,
  `${url}?_method=GET&redirect=${paths.materials}`,
];

const overriding = (method: string): Headers => ({
  'x-http-method-override': method,
  'x-http-method': method,
  'x-method-override': method,
  'x-original-url': paths.materials,
  'x-rewrite-url': paths.materials,
});

interface Attempt {
  method: Method;
  url: string;
  headers?: Headers;
  /** Whether the router may not know the spelling, so that everybody may get 404. */
  isOdd?: boolean;
}

/** All attempts to bypass the guard of a route. */
function attemptsAt(route: string): Attempt[] {
  const { method, url } = requestOf(route);
  const isGated = url.startsWith('/api/admin');
  const otherMethods: Method[] = ['HEAD', 'GET', 'POST', 'OPTIONS'];
  return [
    { method, url },
    // Outside /api/admin there may be no route with the other method.
    ...otherMethods.map((other): Attempt => ({
      method: other,
      url,
      headers: overriding(method),
      isOdd: !isGated,
    })),
    { method, url, headers: overriding('GET') },
    ...spellingsOf(url).map((spelling): Attempt => ({ method, url: spelling, isOdd: true })),
  ];
}

/** Whether the response is anything but the persona's error, or 404 for an odd spelling. */
async function isLetIn(persona: Persona, { method, url, headers, isOdd }: Attempt): Promise<boolean> {
  const sendsBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const reply = await api.inject({
    method,
    url,
    headers: { ...sessions[persona], ...headers, ...(sendsBody && { 'content-type': 'application/json' }) },
    ...(sendsBody && { payload: '{}' }),
  });
  const status = reply.statusCode;
  if (status === personas[persona]) return false;
  // The cookie does not count at a URL to which no browser would send it.
  if (isOdd && status === 401) return false;
  if (isOdd && status === 404) {
    return method !== 'HEAD' && reply.json<ErrorResponse>().code !== 'request/not-found';
  }
  return true;
}

/** Attempts with which people who are not admins were let in. */
async function waysIn(attempts: Attempt[], who = Object.keys(personas) as Persona[]): Promise<unknown[]> {
  const asked = who.flatMap((persona) => attempts.map((attempt) => ({ persona, attempt })));
  const outcomes = await Promise.all(
    asked.map(async ({ persona, attempt }) => ({ persona, attempt, isIn: await isLetIn(persona, attempt) })),
  );
  return outcomes.filter(({ isIn }) => isIn);
}

it('is only for admins, and rejected requests change nothing', async () => {
  for (const route of staffRoutes)
    expect({ route, in: await waysIn([requestOf(route)]) }).toEqual({ route, in: [] });
  expect(await digestOfDatabase(api)).toEqual(before);
});

/** Handlers that each role other than the owner may call; an admin without a role may call none. */
const allowedCalls = {
  office: [...reviewed.staff, ...reviewed.fitter, ...reviewed.workshop, ...reviewed.office],
  workshop: [...reviewed.staff, ...reviewed.workshop],
  fitter: [...reviewed.staff, ...reviewed.fitter],
  'no role': [],
} satisfies Record<string, string[]>;
type Role = keyof typeof allowedCalls;
const roles = Object.keys(allowedCalls) as Role[];

it.each(roles)('rejects all other requests of the %s role, in every spelling', async (role) => {
  const allowed = routesOf(...allowedCalls[role]);
  const attempts = staffRoutes
    .filter((route) => !allowed.includes(route))
    .map(requestOf)
    .flatMap(({ method, url }) =>
      (method === 'GET' ? [method, 'HEAD' as const] : [method]).map((each) => ({ method: each, url })),
    );
  const wrong: string[] = [];
  await Promise.all(
    attempts.map(async ({ method, url }) => {
      const reply = await api.inject({ method, url, headers: sessions[role] });
      const code = method === 'HEAD' ? null : reply.json<ErrorResponse>().code;
      if (reply.statusCode !== 403 || (code !== null && code !== 'auth/not-your-role'))
        wrong.push(`${method} ${url}: ${reply.statusCode}`);
    }),
  );
  expect(wrong).toEqual([]);
  expect(await digestOfDatabase(api)).toEqual(before);
});

describe(
  'is only for admins in every spelling, and rejected requests change nothing:',
  { tags: 'thorough' },
  () => {
    const personaNames = Object.keys(personas) as Persona[];
    it.each(personaNames)('%s', async (persona) => {
      for (const route of staffRoutes)
        expect({ route, in: await waysIn(attemptsAt(route), [persona]) }).toEqual({ route, in: [] });
      expect(await digestOfDatabase(api)).toEqual(before);
    });
  },
);

it('lets admins in', async () => {
  for (const route of staffRoutes) {
    const { method, url } = requestOf(route);
    const reply = await api.inject({ method, url, headers: sessions['an admin'] });
    expect({ route, isRefused: [401, 403].includes(reply.statusCode) }).toEqual({ route, isRefused: false });
  }
});

it.each(['office', 'workshop', 'fitter'] as const)('allows the requests of the %s role', async (role) => {
  const refused: string[] = [];
  for (const route of routesOf(...allowedCalls[role])) {
    const reply = await api.inject({ ...requestOf(route), headers: sessions[role] });
    if ([401, 403].includes(reply.statusCode)) refused.push(route);
  }
  expect(refused).toEqual([]);
});
