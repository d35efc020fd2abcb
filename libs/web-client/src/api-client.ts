import { totalCountHeader } from '@app/contracts';
import { ApiError, toErrorResponse } from './api-error';

/**
 * GET. Error messages are as in specification §8: 'HTTP 503: Service Unavailable', 'Invalid JSON response: …', 'Network error
 * for /api/materials: …'.
 */
export async function apiQuery<T>(path: string, signal?: AbortSignal): Promise<T> {
  return readJson<T>(path, await get(path, signal));
}

/** A page of a list, with the number of rows in all pages (D33): a number, or '10000+'. */
export interface ListPage<Row> {
  rows: Row[];
  total: string;
}

/** GET of a paginated list; fails as {@link apiQuery} does. */
export async function apiList<Row>(path: string, signal?: AbortSignal): Promise<ListPage<Row>> {
  const response = await get(path, signal);
  const rows = await readJson<Row[]>(path, response);
  return { rows, total: response.headers.get(totalCountHeader) ?? String(rows.length) };
}

async function get(path: string, signal: AbortSignal | undefined): Promise<Response> {
  const response = await send(path, { signal });
  if (response.ok) return response;
  const body = toErrorResponse(await readText(path, response));
  throw new ApiError(`HTTP ${response.status}: ${statusTextOf(response)}`, response.status, body);
}

const json = { 'Content-Type': 'application/json' };

/** Timeout after which the visitor sees an error. */
const mutationTimeoutMs = 30_000;

/** A call that changes something. Errors read '409: {response text or status text}' (specification §8). */
export function apiMutation<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
  timeoutMs = mutationTimeoutMs,
): Promise<T> {
  const rest =
    body === undefined ? { headers } : { body: JSON.stringify(body), headers: { ...json, ...headers } };
  return sendMutation<T>(path, { method, ...rest }, timeoutMs);
}

/** Long enough for a photo over a slow connection; the server has the same limit. */
const uploadTimeoutMs = 5 * 60_000;

/** Uploads files as multipart under one field name. Fails as {@link apiMutation} does. */
export function apiUpload<T>(path: string, field: string, files: readonly File[]): Promise<T> {
  const body = new FormData();
  for (const file of files) body.append(field, file, file.name);
  return apiForm<T>(path, body);
}

/** Sends a form with files. Fails as {@link apiMutation} does. */
export const apiForm = <T>(
  path: string,
  body: FormData,
  headers?: Readonly<Record<string, string>>,
): Promise<T> => sendMutation<T>(path, { method: 'POST', body, headers }, uploadTimeoutMs);

async function sendMutation<T>(path: string, init: RequestInit, timeoutMs: number): Promise<T> {
  const response = await send(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    const text = await readText(path, response);
    const message = `${response.status}: ${text || statusTextOf(response)}`;
    throw new ApiError(message, response.status, toErrorResponse(text));
  }
  return readJson<T>(path, response);
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, {
      credentials: 'include',
      ...init,
      headers: { Accept: 'application/json', ...init.headers },
    });
  } catch (error) {
    throw networkError(path, error);
  }
}

/** Returns undefined for an empty response, as after a deletion. */
async function readJson<T>(path: string, response: Response): Promise<T> {
  const text = await readText(path, response);
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new Error(`Invalid JSON response: ${errorDetail(error)}`, { cause: error });
  }
}

async function readText(path: string, response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw networkError(path, error);
  }
}

/** An AbortError is kept, because an aborted call is not an error for the visitor. */
function networkError(path: string, error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  return new Error(`Network error for ${path}: ${errorDetail(error)}`, { cause: error });
}

const errorDetail = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reason phrases by status. HTTP/2 has none, so `Response.statusText` is unreliable. */
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const statusTextOf = (response: Response): string =>
  statusTexts[response.status] ?? (response.statusText || 'Unknown Status');
