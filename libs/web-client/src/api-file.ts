import { ApiError, toErrorResponse } from './api-error';

/** Requests a file from the API: by GET, or by POST with a body. Resolves when the headers have arrived. */
export async function apiFile(path: string, body?: unknown): Promise<Response> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { credentials: 'include', ...init });
  if (response.ok) return response;
  throw new ApiError(
    `${response.status}`,
    response.status,
    toErrorResponse(await response.text().catch(() => '')),
  );
}
