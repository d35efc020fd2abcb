import { clientReports, paths, type ClientReportRequest } from '@app/contracts';

/** So many different failures of one page are told; a hundred of one cause help nobody. */
const mostErrors = 5;
const told = new Set<string>();

/** Tells the server of a failure of ours, once. */
export function tellError(error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (told.has(message) || told.size === mostErrors) return;
  told.add(message);
  tell({ kind: 'error', message: message.slice(0, clientReports.longestMessage) });
}

/** Measures how this page feels, until it is left or covered, and tells the server once. */
export function watchVitals(): void {
  const worst = { lcp: 0, inp: 0, cls: 0 };
  observe('largest-contentful-paint', ({ startTime }) => (worst.lcp = startTime));
  observe('event', ({ duration }) => (worst.inp = Math.max(worst.inp, duration)));
  observe('layout-shift', (shift) => {
    const { value = 0, hadRecentInput = false } = shift as { value?: number; hadRecentInput?: boolean };
    if (!hadRecentInput) worst.cls += value;
  });
  const tellAll = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tellAll);
    for (const kind of ['lcp', 'inp', 'cls'] as const)
      if (worst[kind] > 0 || kind === 'cls') tell({ kind, value: Math.round(worst[kind] * 1_000) / 1_000 });
  };
  addEventListener('visibilitychange', tellAll);
}

/** A browser that does not know what is asked for measures nothing of it. */
function observe(type: string, take: (entry: PerformanceEntry) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true });
}

function tell(report: Pick<ClientReportRequest, 'kind' | 'message' | 'value'>) {
  const { pathname } = window.location;
  const app = /^\/admin(?:\/|$)/.test(pathname) ? 'admin' : 'shop';
  const whole: ClientReportRequest = { app, page: pathname.slice(0, clientReports.longestPage), ...report };
  navigator.sendBeacon(paths.clientReports, new Blob([JSON.stringify(whole)], { type: 'application/json' }));
}
