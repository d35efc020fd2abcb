import { waitUntil } from '../processes/wait-until.ts';

export interface JsonReply<Body> {
  status: number;
  body: Body;
}
interface JsonRequest {
  body?: unknown;
  headers?: Record<string, string>;
}

/** One request that speaks JSON; undefined where it was not answered. */
export async function askJson<Body>(method: string, url: string, { body, headers = {} }: JsonRequest = {}) {
  try {
    const reply = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as Body };
  } catch {
    return undefined;
  }
}

/** One request to the control of a stand-in, tried again while it is away; the path is below /control. */
export async function askControl<Body>(
  origin: string,
  key: string,
  method: string,
  path: string,
  body?: unknown,
) {
  let reply: JsonReply<Body> | undefined;
  const headers = { authorization: `Bearer ${key}` };
  const ask = async () =>
    (reply = await askJson<Body>(method, `${origin}/control${path}`, { body, headers }));
  await waitUntil(ask, 30_000, 50);
  if (!reply || reply.status >= 400)
    throw new Error(`${method} /control${path}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
  return reply.body;
}
