import { withAttempt } from '@app/ui';

// The entry's first import, because a chunk may be wanted by anything after it.
const addressOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => withAttempt(addressOf(chunkId));
