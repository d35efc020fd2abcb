/**
 * A script that hangs cannot simply be asked for again: the browser joins a new <script> of the same address
 * to the hung request. So after a failure every further script carries the number of the attempt in its
 * query. The number is global, so that the admin remote's chunks follow it too.
 */
declare global {
  var chunkAttempt: number | undefined;
}

/** The address under which a script is asked for now. */
export function withAttempt(url: string): string {
  return globalThis.chunkAttempt ? `${url}?r=${globalThis.chunkAttempt}` : url;
}

/** To be called when a script could not be loaded, before it is asked for again. */
export function freshenAddresses(): void {
  globalThis.chunkAttempt = (globalThis.chunkAttempt ?? 0) + 1;
}
