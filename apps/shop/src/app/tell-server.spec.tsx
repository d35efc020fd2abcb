import { Blob } from 'node:buffer';
import { clientReports, paths } from '@app/contracts';

const sent: unknown[] = [];
// The simulated browser's own cannot be read.
vi.stubGlobal('Blob', Blob);
let entries: Record<string, object[]> = {};
const { tellError, watchVitals } = await import('./tell-server');

beforeEach(() => {
  sent.length = 0;
  entries = {};
  vi.stubGlobal('location', new URL('https://shop.example/materials?name=Ada'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
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
      static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
      constructor(private readonly take: (list: { getEntries: () => object[] }) => void) {}
      observe({ type }: { type: string }) {
        this.take({ getEntries: () => entries[type] ?? [] });
      }
    },
  );
});

it('tells of each failure once, without what stands in the address, and of five at most', async () => {
  for (let turn = 0; turn < 3; turn += 1)
    for (let number = 0; number < 9; number += 1)
      tellError(Object.assign(new Error('x'), { stack: `x at ${number}` }));
  await vi.waitFor(() => expect(sent).toHaveLength(5));
  expect(sent[0]).toEqual({ app: 'shop', kind: 'error', page: '/materials', message: 'x at 0' });
});

it('tells how quick a page was when it is left, once', async () => {
  entries = {
    'largest-contentful-paint': [{ startTime: 300 }, { startTime: 812.3456 }],
    'layout-shift': [{ value: 0.02 }, { value: 0.5, hadRecentInput: true }, { value: 0.01 }],
    event: [{ duration: 16 }, { duration: 96 }, { duration: 40 }],
  };
  watchVitals();
  for (let turn = 0; turn < 2; turn += 1) window.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([
    { app: 'shop', kind: 'lcp', page: '/materials', value: 812.346 },
    { app: 'shop', kind: 'inp', page: '/materials', value: 96 },
    { app: 'shop', kind: 'cls', page: '/materials', value: 0.03 },
  ]);
  expect(clientReports.kinds).toEqual(['error', 'lcp', 'inp', 'cls']);
});
