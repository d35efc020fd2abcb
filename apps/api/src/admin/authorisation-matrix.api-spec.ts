import { paths, type ErrorResponse, type StaffRole } from '@app/contracts';
import type { InjectOptions } from 'fastify';
import { digestOfDatabase } from '../testing/digest-of-database';
import { addStaff, signIn } from '../testing/sign-in';
import { startApi, type TestApi } from '../testing/start-api';
import { adminRoutes, officeRoutes, ownAccountRoutes, publicRoutes, workshopRoutes } from './admin-routes';

type Headers = Record<string, string>;
type Method = NonNullable<InjectOptions['method']>;

/** Who may use no route of the admins', and what each of them is told. */
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

beforeAll(async () => {
  api = await startApi({ now: () => now });
  const sessionOf = async (name: string, isAdmin = true) =>
    signIn(api, await addStaff(api, { email: `${name}@example.com`, isAdmin }));
  const sessionOfRole = async (role: StaffRole | null) =>
    signIn(api, await addStaff(api, { email: `${role}@example.com`, isAdmin: true, role }));
  sessions = {
    'no session': {},
    'not an admin': await sessionOf('fitter', false),
    'a session that is over': await sessionOf('expired'),
    'a session that was signed out': await sessionOf('gone'),
    'an admin no more': await sessionOf('demoted'),
    'an account that was disabled': await sessionOf('disabled'),
    'a made-up session': { cookie: `sid=${'A'.repeat(43)}; signed-in=1` },
    'an admin': await signIn(api),
    office: await sessionOfRole('office'),
    workshop: await sessionOfRole('workshop'),
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
});
afterAll(() => api.stop());

it('covers every route that there is: a new one belongs in admin-routes.ts', () => {
  const running = api.routes.map(({ method, url }) => `${method} ${url}`).sort();
  expect(running).toEqual([...adminRoutes, ...publicRoutes].sort());
});

it('leaves nothing below /api/admin to the public', () => {
  expect(publicRoutes.filter((route) => /\/api\/admin\b/.test(route))).toEqual([]);
});

/** A route as somebody would ask it; ids are those of things that exist in a seeded catalogue. */
function requestOf(route: string): { method: Method; url: string } {
  const [method = '', pattern = ''] = route.split(' ');
  const url = pattern
    .replace(/\*$/, 'no/such/thing')
    .replace(/:\w+/g, /inquir|attachment|quote/.test(pattern) ? 'AAAAAAAAAAAAAAAAAAAAAA' : '1');
  return { method: method === 'ALL' ? 'POST' : method, url };
}

/** The same address in spellings that a router, a proxy or a check in front of either may read differently. */
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
  /** A spelling that the router may not know: nothing is there, for nobody. */
  isOdd?: boolean;
}

/** Every way in which somebody might try a route. */
function attemptsAt(route: string): Attempt[] {
  const { method, url } = requestOf(route);
  const isGated = url.startsWith('/api/admin');
  const otherMethods: Method[] = ['HEAD', 'GET', 'POST', 'OPTIONS'];
  return [
    { method, url },
    // Outside /api/admin another method may be nobody's route.
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

/** What a refusal must not be: anything but the persona's own, or 'there is nothing' for an odd spelling. */
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
  // The cookie does not count at an address that no browser would send it to.
  if (isOdd && status === 401) return false;
  if (isOdd && status === 404) {
    return method !== 'HEAD' && reply.json<ErrorResponse>().code !== 'request/not-found';
  }
  return true;
}

/** What somebody got in by, of all who are no admins. */
async function waysIn(attempts: Attempt[]): Promise<unknown[]> {
  const asked = (Object.keys(personas) as Persona[]).flatMap((persona) =>
    attempts.map((attempt) => ({ persona, attempt })),
  );
  const outcomes = await Promise.all(
    asked.map(async ({ persona, attempt }) => ({ persona, attempt, isIn: await isLetIn(persona, attempt) })),
  );
  return outcomes.filter(({ isIn }) => isIn);
}

describe('is for admins alone:', () => {
  it.each(adminRoutes)('%s', async (route) => {
    expect(await waysIn([requestOf(route)])).toEqual([]);
  });

  it('and of all that was asked nothing has happened', async () => {
    expect(await digestOfDatabase(api)).toEqual(before);
  });
});

/** What each role may call besides the owner; an admin without a role may call nothing. */
const allowedRoutes = {
  office: [...ownAccountRoutes, ...workshopRoutes, ...officeRoutes],
  workshop: [...ownAccountRoutes, ...workshopRoutes],
  'no role': [],
} satisfies Record<string, string[]>;
type Role = keyof typeof allowedRoutes;
const roles = Object.keys(allowedRoutes) as Role[];

it('states one permission for each route', () => {
  expect(adminRoutes.filter((route, index) => adminRoutes.indexOf(route) !== index)).toEqual([]);
});

it.each(roles)('keeps the %s from what is not theirs, however asked', async (role) => {
  const allowed: readonly string[] = allowedRoutes[role];
  const attempts = adminRoutes
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

describe('is for admins alone, however it is asked for, and nothing happens:', { tags: 'thorough' }, () => {
  it.each(adminRoutes)('%s', async (route) => {
    expect(await waysIn(attemptsAt(route))).toEqual([]);
    expect(await digestOfDatabase(api)).toEqual(before);
  });
});

it('does not keep admins out', async () => {
  for (const route of adminRoutes) {
    const { method, url } = requestOf(route);
    const reply = await api.inject({ method, url, headers: sessions['an admin'] });
    expect({ route, isRefused: [401, 403].includes(reply.statusCode) }).toEqual({ route, isRefused: false });
  }
});

it.each(['office', 'workshop'] as const)('lets the %s do what is theirs', async (role) => {
  const refused: string[] = [];
  for (const route of allowedRoutes[role]) {
    const reply = await api.inject({ ...requestOf(route), headers: sessions[role] });
    if ([401, 403].includes(reply.statusCode)) refused.push(route);
  }
  expect(refused).toEqual([]);
});
