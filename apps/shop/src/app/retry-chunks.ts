/**
 * A script that hangs cannot simply be asked for again: the browser joins a new <script> of the same address
 * to the hung request. So after a failure every further chunk carries the number of the attempt in its query.
 * This file is the entry's first import, because a chunk may be wanted by anything after it. The number is
 * global, so that the admin remote's chunks follow it too (apps/admin/src/retry-chunks.ts).
 */
declare global {
  var chunkAttempt: number | undefined;
}

const addressOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => withAttempt(addressOf(chunkId));

/** The address under which a script is asked for now. */
export function withAttempt(url: string): string {
  return globalThis.chunkAttempt ? `${url}?r=${globalThis.chunkAttempt}` : url;
}

/** To be called when a chunk could not be loaded, before it is asked for again. */
export function freshenAddresses(): void {
  globalThis.chunkAttempt = (globalThis.chunkAttempt ?? 0) + 1;
}
