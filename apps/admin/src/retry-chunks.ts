/**
 * Part of the federation runtime: after a failed load, chunks are requested at new addresses, as in the shop (see
 * chunk-attempt.ts in libs/ui).
 */
const addressOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => {
  const { chunkAttempt } = globalThis as { chunkAttempt?: number };
  return chunkAttempt ? `${addressOf(chunkId)}?r=${chunkAttempt}` : addressOf(chunkId);
};

const retryChunks = () => ({ name: 'retry-chunks' });
export default retryChunks;
