import { seededChance } from '../faults/seeded-chance.ts';
import { ApiDocument } from './api-document.ts';
import { judgeAnswer } from './judge-answer.ts';
import { RandomRequests, type RandomRequest } from './random-requests.ts';

interface FuzzOptions {
  /** Of the API, or of a web server before it. */
  origin: string;
  seed: number;
  count: number;
  /** The staff's account that some of the requests come from. */
  account: { email: string; password: string };
}

/** What is refused at the door proves little of what lies behind: visitors alone try these before staff's requests begin. */
export const essential = [
  'POST /api/quotes',
  'POST /api/quotes/email',
  'POST /api/basket/{sessionId}/items',
  'POST /api/deposit-payments',
];

export interface FuzzResult {
  /** Each with the first request that showed it. */
  violations: string[];
  /** Operations that never succeeded. */
  unreached: string[];
  /** The sessions that were used. */
  sessions: string[];
}

/** Sends random requests one after another, some as signed-in staff, and compares each answer with the document. */
export async function runFuzz({ origin, seed, count, account }: FuzzOptions): Promise<FuzzResult> {
  const document = new ApiDocument();
  const chance = seededChance(seed);
  const requests = new RandomRequests(document, chance, account.email);
  const violations = new Map<string, string>();
  const reached = new Set<string>();
  const sessions: string[] = [];
  let cookie = '';

  for (let sent = 0; sent < count; sent += 1) {
    const wanted = essential.filter((name) => !reached.has(name));
    const request = requests.next(sent < count / (wanted.length === 0 ? 4 : 2), wanted);
    // Whoever is signed in and guesses at the password locks the account.
    const guesses = /password|second-factor|recovery-codes/.test(request.operation.path);
    const asStaff = !guesses && chance() < (request.operation.path.startsWith('/api/admin') ? 0.9 : 0.2);
    if (asStaff && !cookie) {
      cookie = await signIn(origin, account);
      sessions.push(...[...cookie.matchAll(/=([^;]{20,})/g)].map(([, value = '']) => value));
    }
    const answer = await send(origin, request, asStaff ? cookie : '');
    const { operation } = request;
    const name = `${operation.method} ${operation.path}`;
    for (const problem of judgeAnswer(document, operation, answer)) {
      const shown = `${operation.method} ${request.url} ${typeof request.body === 'string' ? request.body : ''}`;
      if (!violations.has(`${name}: ${problem}`))
        violations.set(`${name}: ${problem}`, `${shown.slice(0, 600)} → ${answer.text.slice(0, 300)}`);
    }
    if (answer.status < 400) {
      reached.add(name);
      if (answer.headers.get('content-type')?.startsWith('application/json'))
        requests.learn(operation.path, JSON.parse(answer.text));
    }
    // Signed out, by this request or by one before it.
    if (asStaff && (answer.status === 401 || operation.path === '/api/logout')) cookie = '';
  }
  return {
    violations: [...violations].map(([problem, example]) => `${problem}\n    ${example}`),
    sessions,
    unreached: document.operations
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !reached.has(name)),
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

async function signIn(origin: string, account: FuzzOptions['account']): Promise<string> {
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
