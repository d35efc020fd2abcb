/**
 * A hanging script cannot simply be requested again: the browser joins a new <script> of the same address to the hung
 * request. So after a failure every script has the attempt's number in its query. It is global, so that the admin
 * remote's chunks use it too.
 */
declare global {
  var chunkAttempt: number | undefined;
}

/** The address for the current attempt. */
export function withAttempt(url: string): string {
  return globalThis.chunkAttempt ? `${url}?r=${globalThis.chunkAttempt}` : url;
}

/** Call after a script failed to load, before the retry. */
export function startNextAttempt(): void {
  globalThis.chunkAttempt = (globalThis.chunkAttempt ?? 0) + 1;
}
