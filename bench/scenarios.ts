import { numberPlace } from './generate-load.ts';
import type { Ask } from './measure.ts';
import type { Fixture } from './prepare.ts';

export interface Scenario {
  name: string;
  /** What part of the yardstick's requests a second it has to answer, and is meant to. */
  floor: number;
  aim: number;
  /** Which server of the product is asked. */
  of: 'api' | 'shop';
  ask: (fixture: Fixture & { assetPath: string }) => Ask & {
    /** What the yardstick is sent instead. */
    bareBody?: string;
  };
  /** More are refused, so that drawing leaves time for the rest. */
  mostConnections?: number;
  /** Another yardstick, where it is installed. */
  besideCaddy?: { name: string; floor: number; aim: number };
}

const get = (path: string, headers?: Record<string, string>): Ask => ({ method: 'GET', path, headers });

/** As browsers ask for pages and their files. */
export const pageHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export const scenarios: Scenario[] = [
  {
    name: 'GET /api/materials',
    floor: 0.3,
    aim: 0.8,
    of: 'api',
    ask: () => get('/api/materials'),
  },
  {
    name: 'POST /api/quotes',
    floor: 0.6,
    aim: 0.85,
    of: 'api',
    ask: ({ top, bareTop }) => ({
      method: 'POST',
      path: '/api/quotes',
      body: JSON.stringify(top),
      bareBody: JSON.stringify(bareTop),
    }),
  },
  {
    name: 'GET /api/quotes/{id}',
    floor: 0.42,
    aim: 0.8,
    of: 'api',
    ask: ({ quoteId }) => get(`/api/quotes/${quoteId}`),
  },
  {
    name: 'GET /api/basket/{sessionId}',
    floor: 0.4,
    aim: 0.75,
    of: 'api',
    ask: ({ sessionId }) => get(`/api/basket/${sessionId}`),
  },
  {
    name: 'POST /api/basket/{sessionId}/items',
    floor: 0.27,
    aim: 0.75,
    of: 'api',
    ask: ({ quoteId }) => ({
      method: 'POST',
      path: `/api/basket/session-1764000000000-${numberPlace}/items`,
      body: JSON.stringify({ quoteId }),
    }),
  },
  {
    name: 'POST /api/deposit-payments',
    floor: 0.12,
    aim: 0.5,
    of: 'api',
    ask: ({ numberedQuoteId }) => ({
      method: 'POST',
      path: '/api/deposit-payments',
      body: JSON.stringify({
        quoteId: numberedQuoteId,
        customerName: 'Priya Patel',
        customerEmail: `priya.${numberPlace}@post.example`,
        customerPhone: '0118 496 0001',
      }),
    }),
  },
  {
    name: 'GET /api/admin/quotes',
    floor: 0.2,
    aim: 0.5,
    of: 'api',
    ask: ({ cookie }) => get('/api/admin/quotes', { cookie }),
  },
  {
    name: 'GET /api/quotes/{id}/pdf',
    floor: 0.5,
    aim: 0.8,
    of: 'api',
    mostConnections: 10,
    ask: ({ quoteId }) => get(`/api/quotes/${quoteId}/pdf`),
  },
  {
    name: 'the page of a shared quote',
    floor: 0.3,
    aim: 0.8,
    of: 'shop',
    ask: ({ quoteId }) => get(`/quote/${quoteId}`, pageHeaders),
  },
  {
    name: 'the home page',
    floor: 0.3,
    aim: 0.8,
    of: 'shop',
    ask: () => get('/', pageHeaders),
    besideCaddy: { name: 'the home page beside Caddy', floor: 0.2, aim: 0.5 },
  },
  {
    name: 'a script of the home page',
    floor: 0.2,
    aim: 0.8,
    of: 'shop',
    ask: ({ assetPath }) => get(assetPath, pageHeaders),
    besideCaddy: { name: 'a script of the home page beside Caddy', floor: 0.2, aim: 0.5 },
  },
];
