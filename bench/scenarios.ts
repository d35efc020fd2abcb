import { numberPlace } from './generate-load.ts';
import type { BenchRequest } from './measure.ts';
import type { Outcome } from './report.ts';
import { type Fixture, pageHeaders } from './start-sides.ts';

interface Scenario extends Omit<Outcome, 'rounds'> {
  /** The product's server under test. */
  server: 'api' | 'shop';
  toRequest: (fixture: Fixture) => BenchRequest & {
    /** Where the baseline's request differs. */
    bareRequest?: Partial<BenchRequest>;
  };
}
type Goals = Partial<Omit<Scenario, 'name' | 'toRequest'>>;
interface Bodies {
  body: object;
  bareBody?: object;
}

const quotes = '/api/admin/quotes';
const orders = '/api/admin/orders';

/** Staff's lists. The baseline answers each with the newest fifty quotes. */
const lists: Record<string, string> = {
  'orders and quotes': orders,
  'orders and quotes, page 200': `${orders}?page=200`,
  'orders and quotes, by price': `${orders}?sort=-total`,
  'orders and quotes, something to do': `${orders}?show=to-do`,
  'orders, money overdue': `${orders}?show=overdue`,
  'orders, in production': `${orders}?status=in-production`,
  'orders and quotes of a month': `${orders}?from=2026-03-01&to=2026-03-31`,
  'orders and quotes, searched: a name': `${orders}?search=patel`,
  'orders and quotes, searched: a phone number': `${orders}?search=0118+496`,
  'orders and quotes, searched: a reference': `${orders}?search=1412`,
  'orders and quotes, searched: a color': `${orders}?search=calacatta`,
  'orders and quotes, searched: two letters': `${orders}?search=pa`,
  'orders and quotes, searched: a material, paid, by price': `${orders}?search=marble&payment=paid&sort=-total`,
  'orders and quotes, searched: a name, a color and a town': `${orders}?search=patel+calacatta+reading`,
  'orders and quotes, searched: nothing that is there': `${orders}?search=zanzibar`,
  'orders and quotes, summary': `${orders}/summary`,
  'quotes, page 1,900': `${quotes}?page=1900`,
  'quotes, paid, by price': `${quotes}?payment=paid&sort=-total`,
  'quotes of a month': `${quotes}?from=2026-03-01&to=2026-03-31`,
  'quotes, searched: a name': `${quotes}?search=patel`,
  'quotes, searched: a phone number': `${quotes}?search=0118+496`,
  'quotes, searched: a postcode': `${quotes}?search=RG1+4`,
  'quotes, searched: a color': `${quotes}?search=calacatta`,
  'quotes, searched: two letters': `${quotes}?search=pa`,
  'quotes, searched: few letters': `${quotes}?search=12+k`,
  'quotes, searched: nothing that is there': `${quotes}?search=zanzibar`,
  'quotes, searched: a material, paid, by price': `${quotes}?search=marble&payment=paid&sort=-total`,
  'counts of the sidebar': '/api/admin/counts',
  'board, a column': '/api/admin/board/to-measure',
  'calendar, a week': '/api/admin/appointments?week=2026-11-16',
  'deposits, searched: a name': '/api/admin/deposit-payments?search=patel',
  'invoices, searched: a name': '/api/admin/invoices?month=2026-10&search=patel',
  'money of a year': '/api/admin/money?weeks=53',
  'people, searched: a frequent name': '/api/admin/people?search=sarah',
  'people, searched: what many have': '/api/admin/people?search=post.example',
  'a suggestion for a misspelt name': '/api/admin/search-suggestion?search=hugues',
  'mails, searched: one letter': '/api/admin/mails?search=a',
};

const read = (name: string, goals: Goals, pathOf: (fixture: Fixture) => string): Scenario => ({
  name,
  server: 'api',
  ...goals,
  toRequest: (fixture) => {
    const path = pathOf(fixture);
    return {
      method: 'GET',
      path,
      headers: {
        ...(goals.server === 'shop' && pageHeaders),
        // Visitors have no session, and looking one up costs a query.
        ...(path.startsWith('/api/admin/') && { cookie: fixture.cookie }),
      },
      ...(goals.withinMs && { bareRequest: { path: quotes } }),
    };
  },
});

const write = (path: string, goals: Goals, bodyOf: (fixture: Fixture) => Bodies): Scenario => ({
  name: `POST ${path}`,
  server: 'api',
  ...goals,
  toRequest: (fixture) => {
    const { body, bareBody = body } = bodyOf(fixture);
    return {
      method: 'POST',
      path: path.replace('{sessionId}', `session-1764000000000-${numberPlace}`),
      body: JSON.stringify(body),
      bareRequest: { body: JSON.stringify(bareBody) },
    };
  },
});

export const scenarios: Scenario[] = [
  // Before the writes below, which add as many quotes again.
  ...Object.entries(lists).map(([name, path]) => read(name, { withinMs: 50 }, () => path)),
  read('GET /api/materials', { floor: 0.3, aim: 0.8 }, () => '/api/materials'),
  write('/api/quotes', { floor: 0.6, aim: 0.9 }, ({ top, bareTop }) => ({ body: top, bareBody: bareTop })),
  read('GET /api/quotes/{id}', { floor: 0.42, aim: 0.8 }, ({ quoteId }) => `/api/quotes/${quoteId}`),
  read(
    'GET /api/basket/{sessionId}',
    { floor: 0.4, aim: 0.75 },
    ({ sessionId }) => `/api/basket/${sessionId}`,
  ),
  write('/api/basket/{sessionId}/items', { floor: 0.27, aim: 0.75 }, ({ quoteId }) => ({
    body: { quoteId },
  })),
  write('/api/deposit-payments', { floor: 0.12, aim: 0.5 }, () => ({
    body: {
      quoteId: `bench${numberPlace}A`,
      customerName: 'Priya Patel',
      customerEmail: `priya.${numberPlace}@post.example`,
      customerPhone: '0118 496 0001',
    },
  })),
  read('GET /api/admin/quotes', { floor: 0.2, aim: 0.5 }, () => quotes),
  read(
    'the page of a shared quote',
    { server: 'shop', floor: 0.3, aim: 0.8 },
    ({ quoteId }) => `/quote/${quoteId}`,
  ),
  read('the home page', { server: 'shop', floor: 0.3, aim: 0.8 }, () => '/'),
  read('a script of the home page', { server: 'shop', floor: 0.2, aim: 0.8 }, ({ assetPath }) => assetPath),
];
