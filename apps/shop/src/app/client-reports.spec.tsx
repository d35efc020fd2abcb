import { Blob } from 'node:buffer';
import { clientReports, paths } from '@app/contracts';

const sent: unknown[] = [];
// jsdom's Blob cannot be read.
vi.stubGlobal('Blob', Blob);
let entries: Record<string, object[]> = {};
let visibility: DocumentVisibilityState;
const { reportError, reportWebVitals } = await import('./client-reports');

beforeEach(() => {
  sent.length = 0;
  entries = {};
  vi.stubGlobal('location', new URL('https://shop.example/materials?name=Ada'));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => {
      expect(url).toBe(paths.clientReports);
      expect(body.type).toBe('application/json');
      void body.text().then((text) => sent.push(JSON.parse(text)));
      return true;
    },
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint', 'layout-shift', 'event'];
      constructor(private readonly take: (list: { getEntries: () => object[] }) => void) {}
      observe({ type }: { type: string }) {
        this.take({ getEntries: () => entries[type] ?? [] });
      }
      takeRecords = () => [];
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('PerformanceEventTiming', { prototype: { interactionId: 0 } });
  Object.assign(performance, { getEntriesByType: () => [], interactionCount: 2 });
});

it('reports each error once, without the URL, and at most five', async () => {
  for (let index = 0; index < 3; index += 1)
    for (let number = 0; number < 9; number += 1)
      reportError(Object.assign(new Error('x'), { stack: `x at ${number}` }));
  await vi.waitFor(() => expect(sent).toHaveLength(5));
  expect(sent[0]).toEqual({ app: 'shop', kind: 'error', page: '/materials', message: 'x at 0' });
});

it('reports page speed once on leaving: the slowest interaction without hovering, and the largest sum of layout shifts', async () => {
  entries = {
    paint: [{ name: 'first-contentful-paint', startTime: 100 }],
    'layout-shift': [
      { startTime: 200, value: 0.02 },
      { startTime: 300, value: 0.5, hadRecentInput: true },
      { startTime: 9_000, value: 0.01 },
      { startTime: 9_500, value: 0.02 },
    ],
    event: [
      { duration: 480, startTime: 400, interactionId: 0 },
      { duration: 96, startTime: 500, interactionId: 7 },
      { duration: 40, startTime: 600, interactionId: 8 },
    ],
  };
  reportWebVitals();
  // Observers are called in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  visibility = 'hidden';
  for (let index = 0; index < 2; index += 1)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const byKind = (report: unknown) => (report as { kind: string }).kind;
  expect(sent.toSorted((a, b) => byKind(a).localeCompare(byKind(b)))).toEqual([
    { app: 'shop', kind: 'cls', page: '/materials', value: 0.03 },
    { app: 'shop', kind: 'inp', page: '/materials', value: 96 },
  ]);
  expect(clientReports.kinds).toEqual(['error', 'lcp', 'inp', 'cls']);
});
