import { paths } from '@app/contracts';
import type { Neighbour } from '@app/web-server';

const mebibyte = 1024 * 1024;

/** The API, part by part: how long the shop's server waits for each. */
export function apiNeighbours(apiUrl: string): Neighbour[] {
  const api = { prefix: '/api', upstream: apiUrl, timeoutMs: 15_000, bodyLimit: 6 * mebibyte };
  return [
    api,
    // Setting up a payment asks the card provider, if need be twice, and answers within about 35 s. To give up before
    // that would be to say that it failed while it may yet succeed.
    { ...api, prefix: paths.deposits, methods: ['POST'], timeoutMs: 40_000 },
  ];
}
