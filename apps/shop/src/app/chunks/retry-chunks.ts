import { withAttempt } from '@app/ui';

// The entry's first import: any later one may load a chunk.
const originalUrlOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => withAttempt(originalUrlOf(chunkId));
