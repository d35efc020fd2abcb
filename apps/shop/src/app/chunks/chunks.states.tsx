import { ChunkFailed } from '../../lib/chunk-failed';
import type { ShopUiStates } from '../../testing/shop-state';
import { text } from '../text';
import { ChunkNotice } from './chunk-notice';

const ignore = () => undefined;

export const states: ShopUiStates = {
  title: 'Part that arrives later',
  states: {
    'dialog loading': {
      view: () => <ChunkNotice label={text.loadingCalculator} close={ignore} />,
    },
    'dialog failed to load': {
      view: () => (
        <ChunkNotice
          label={text.loadingCalculator}
          close={ignore}
          failure={{ title: text.calculatorFailed, retry: ignore }}
        />
      ),
    },
    'page failed to load': { view: () => <ChunkFailed title={text.pageFailed} retry={ignore} /> },
  },
};
