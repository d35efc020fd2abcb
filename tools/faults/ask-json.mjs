// @ts-check
import { waitUntil } from '../processes/wait-until.mjs';

/**
 * One request that speaks JSON; undefined where it was not answered.
 * @param {string} method
 * @param {string} url
 * @param {{ body?: unknown, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, body: unknown } | undefined>}
 */
export async function askJson(method, url, { body, headers = {} } = {}) {
  try {
    const reply = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    return { status: reply.status, body: text ? JSON.parse(text) : undefined };
  } catch {
    return undefined;
  }
}

/**
 * One request to the control of a stand-in, tried again while it is away.
 * @param {string} origin
 * @param {string} key
 * @param {string} method
 * @param {string} path below /control
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
export async function askControl(origin, key, method, path, body) {
  /** @type {Awaited<ReturnType<typeof askJson>>} */
  let reply;
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
