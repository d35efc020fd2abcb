/**
 * Runs inside the federation runtime. After a failure the shop counts up `chunkAttempt`, and our chunks are
 * asked for at fresh addresses: a browser joins a second request for a hung script to the first (see the
 * shop's src/app/chunk-attempt.ts).
 */
const addressOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => {
  const { chunkAttempt } = globalThis as { chunkAttempt?: number };
  return chunkAttempt ? `${addressOf(chunkId)}?r=${chunkAttempt}` : addressOf(chunkId);
};

const retryChunks = () => ({ name: 'retry-chunks' });
export default retryChunks;
