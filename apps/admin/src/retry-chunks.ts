/**
 * Runs inside the federation runtime: after a failed load our chunks are asked for at fresh addresses, as the shop's are
 * (see chunk-attempt.ts in libs/ui).
 */
const addressOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => {
  const { chunkAttempt } = globalThis as { chunkAttempt?: number };
  return chunkAttempt ? `${addressOf(chunkId)}?r=${chunkAttempt}` : addressOf(chunkId);
};

const retryChunks = () => ({ name: 'retry-chunks' });
export default retryChunks;
