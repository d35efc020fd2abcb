/** What browsers tell of, and how long it may be. */
export const clientReports = {
  apps: ['shop', 'admin'],
  /** A failure of ours; or one of the web's vitals. */
  kinds: ['error', 'lcp', 'inp', 'cls'],
  maxPageLength: 200,
  maxMessageLength: 1_000,
} as const;

/** What a browser tells of itself, without a word of its user's. */
export interface ClientReportRequest {
  app: (typeof clientReports.apps)[number];
  kind: (typeof clientReports.kinds)[number];
  /** The path alone. */
  page: string;
  /** What failed, with its stack. */
  message?: string | null;
  /** Milliseconds; of `cls` its own measure. */
  value?: number | string | null;
}
