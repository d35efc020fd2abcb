import type { LightMyRequestResponse as Response } from 'fastify';
import { signIn } from './sign-in';
import type { TestApi } from './servers/start-api';

export interface StaffCalls {
  get(url: string): Promise<Response>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  put(url: string, body: unknown): Promise<Response>;
  delete(url: string): Promise<Response>;
}

export async function asStaff(api: TestApi, credentials?: Parameters<typeof signIn>[1]): Promise<StaffCalls> {
  const session = await signIn(api, credentials);
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    more?: Record<string, string>,
  ) =>
    api.inject({
      method,
      url,
      payload: body === undefined ? undefined : JSON.stringify(body),
      headers: { ...session, ...more, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
  return {
    get: (url) => ask('GET', url),
    post: (url, body, headers) => ask('POST', url, body, headers),
    put: (url, body) => ask('PUT', url, body),
    delete: (url) => ask('DELETE', url),
  };
}
