/** Apps and kinds of browser reports, and the maximum lengths of their texts. */
export const clientReports = {
  apps: ['shop', 'admin'],
  /** A script error, or one of the Core Web Vitals. */
  kinds: ['error', 'lcp', 'inp', 'cls'],
  maxPageLength: 200,
  maxMessageLength: 1_000,
} as const;

/** An error or a measurement from a browser, without user input. */
export interface ClientReportRequest {
  app: (typeof clientReports.apps)[number];
  kind: (typeof clientReports.kinds)[number];
  /** Path without the query. */
  page: string;
  /** Error message and stack. */
  message?: string | null;
  /** Milliseconds; `cls` has no unit. */
  value?: number | string | null;
}
