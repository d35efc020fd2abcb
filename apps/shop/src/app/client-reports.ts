import { clientReports, paths, type ClientReportRequest } from '@app/contracts';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

/** Limit of different errors per page: a hundred with one cause help nobody. */
const maxErrors = 5;
const reported = new Set<string>();

/** Reports each error once. */
export function reportError(error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (reported.has(message) || reported.size === maxErrors) return;
  reported.add(message);
  send({ kind: 'error', message: message.slice(0, clientReports.maxMessageLength) });
}

/** Measures the page's web vitals until it is left or hidden, and reports each once. */
export function reportWebVitals(): void {
  const reportedNames = new Set<string>();
  const report = ({ name, value }: Metric) => {
    if (reportedNames.has(name)) return;
    reportedNames.add(name);
    const kind = name.toLowerCase() as 'lcp' | 'inp' | 'cls';
    send({ kind, value: Math.round(value * 1_000) / 1_000 });
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
}

function send(report: Pick<ClientReportRequest, 'kind' | 'message' | 'value'>) {
  const { pathname } = window.location;
  const app = /^\/admin(?:\/|$)/.test(pathname) ? 'admin' : 'shop';
  const request: ClientReportRequest = {
    app,
    page: pathname.slice(0, clientReports.maxPageLength),
    ...report,
  };
  navigator.sendBeacon(
    paths.clientReports,
    new Blob([JSON.stringify(request)], { type: 'application/json' }),
  );
}
