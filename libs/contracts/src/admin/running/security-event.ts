export const securityEventKinds = [
  'sign-in',
  'sign-in-failed',
  'lockout',
  'unauthorized',
  'forbidden',
  'rate-limited',
] as const;

/** A sign-in or a refused request. Equal ones within seconds are grouped. */
export interface SecurityEvent {
  at: string;
  kind: (typeof securityEventKinds)[number];
  /** Email address of the account; null: no such account. */
  account: string | null;
  /** Hash of the client's network; changes when the API restarts. */
  network: string;
  /** HTTP method and route. */
  route: string | null;
  times: number;
  /** Request id of the first one, as in the log. */
  requestId: string | null;
}
