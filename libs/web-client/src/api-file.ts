import { ApiError, toErrorResponse } from './api-error';

/** A file from the API as it starts to arrive: by GET, or by POST with a body. */
export async function apiFile(path: string, body?: unknown): Promise<Response> {
  const how =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(path, { credentials: 'include', ...how });
  if (reply.ok) return reply;
  throw new ApiError(`${reply.status}`, reply.status, toErrorResponse(await reply.text().catch(() => '')));
}
