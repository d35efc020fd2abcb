export const securityEventKinds = [
  'sign-in',
  'sign-in-failed',
  'lockout',
  'unauthorized',
  'forbidden',
  'rate-limited',
] as const;

/** Somebody came in, or was kept out. Equal ones within some seconds are one. */
export interface SecurityEvent {
  at: string;
  kind: (typeof securityEventKinds)[number];
  /** E-mail address of the account that it was about; null: of none that there is. */
  account: string | null;
  /** A digest: the same network has the same one until the API is started anew. */
  network: string;
  /** Method and address as the router knows it. */
  route: string | null;
  times: number;
  /** Of the first of them, as the log has it. */
  requestId: string | null;
}
