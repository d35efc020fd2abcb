import { waitUntil } from '../processes/wait-until.ts';

/** One request that speaks JSON; undefined where it was not answered. */
export async function askJson(
  method: string,
  url: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  try {
    const reply = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as unknown };
  } catch {
    return undefined;
  }
}

/** One request to the control of a stand-in, tried again while it is away; the path is below /control. */
export async function askControl(origin: string, key: string, method: string, path: string, body?: unknown) {
  let reply: Awaited<ReturnType<typeof askJson>>;
  await waitUntil(
    async () =>
      (reply = await askJson(method, `${origin}/control${path}`, {
        body,
        headers: { authorization: `Bearer ${key}` },
      })),
    30_000,
    50,
  );
  if (!reply || reply.status >= 400)
    throw new Error(`${method} /control${path}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
  return reply.body;
}
