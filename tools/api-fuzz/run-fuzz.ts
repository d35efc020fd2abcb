import { ApiDocument } from './api-document.ts';
import { findProblems } from './find-problems.ts';
import { RandomRequests, type RandomRequest } from './random-requests.ts';

const account = { email: 'admin@example.com', password: 'vanity-top-dev' };

/** Operations that must succeed at least once. */
export const mustSucceed = [
  'POST /api/quotes',
  'POST /api/quotes/email',
  'POST /api/basket/{sessionId}/items',
  'POST /api/deposit-payments',
];

/**
 * Sends random requests one after another, some as signed-in staff, and checks each response against the document.
 * Returns violations, each with its first request, the operations that succeeded and the sessions used.
 */
export async function runFuzz({ origin, seed, count }: { origin: string; seed: number; count: number }) {
  const document = new ApiDocument();
  const chance = seededChance(seed);
  const requests = new RandomRequests(document, chance, account.email);
  const violations = new Map<string, string>();
  const reached = new Set<string>();
  const sessions: string[] = [];
  let cookie = '';

  for (let sent = 0; sent < count; sent += 1) {
    const preferred = mustSucceed.filter((name) => !reached.has(name));
    const visitorsShare = preferred.length === 0 ? 1 / 4 : 1 / 2;
    const request = requests.next({ onlyVisitors: sent < count * visitorsShare, preferred });
    const { operation, url, body } = request;
    // Wrong passwords while signed in lock the account.
    const isPasswordGuess = /password|second-factor|recovery-codes/.test(operation.path);
    const asStaff = !isPasswordGuess && chance() < (operation.path.startsWith('/api/admin') ? 0.9 : 0.2);
    if (asStaff && !cookie) {
      cookie = await signIn(origin);
      sessions.push(...[...cookie.matchAll(/=([^;]{20,})/g)].map(([, value = '']) => value));
    }
    const response = await send(origin, request, asStaff ? cookie : '');
    const name = `${operation.method} ${operation.path}`;
    for (const problem of findProblems(document, operation, response)) {
      const shown = `${operation.method} ${url} ${typeof body === 'string' ? body : ''}`.slice(0, 600);
      if (!violations.has(`${name}: ${problem}`))
        violations.set(`${name}: ${problem}`, `${shown} → ${response.text.slice(0, 300)}`);
    }
    if (response.status < 400) {
      reached.add(name);
      if (response.headers.get('content-type')?.startsWith('application/json'))
        requests.learn(operation.path, JSON.parse(response.text));
    }
    // Signed out, by this request or an earlier one.
    if (asStaff && (response.status === 401 || operation.path === '/api/logout')) cookie = '';
  }
  return {
    violations: [...violations].map(([problem, example]) => `${problem}\n    ${example}`),
    sessions,
    reached,
  };
}

async function send(origin: string, { operation, url, headers, body }: RandomRequest, cookie: string) {
  const reply = await fetch(`${origin}${url}`, {
    method: operation.method,
    headers: { ...headers, origin, ...(cookie && { cookie }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
    ...(body !== undefined && { body }),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

async function signIn(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(account),
  });
  if (!reply.ok) throw new Error(`signing in: ${reply.status} ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** Numbers in [0, 1), reproducible by seed (mulberry32). */
function seededChance(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
