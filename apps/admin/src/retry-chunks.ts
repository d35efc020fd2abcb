/**
 * Part of the federation runtime: after a failed load, chunks are requested with new URLs, as in the shop (see
 * chunk-attempt.ts in libs/ui).
 */
const chunkUrl = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => {
  const { chunkAttempt } = globalThis as { chunkAttempt?: number };
  return chunkAttempt ? `${chunkUrl(chunkId)}?r=${chunkAttempt}` : chunkUrl(chunkId);
};

const retryChunks = () => ({ name: 'retry-chunks' });
export default retryChunks;
