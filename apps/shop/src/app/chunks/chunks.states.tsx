import { ChunkFailed } from '../../lib/chunk-failed';
import type { ShopUiStates } from '../../testing/shop-state';
import { text } from '../text';
import { ChunkNotice } from './chunk-notice';

const ignore = () => undefined;

export const states: ShopUiStates = {
  title: 'Part that arrives later',
  states: {
    'a dialog, loading': {
      view: () => <ChunkNotice label={text.loadingCalculator} close={ignore} />,
    },
    'a dialog that did not arrive': {
      view: () => (
        <ChunkNotice
          label={text.loadingCalculator}
          close={ignore}
          failure={{ title: text.calculatorFailed, retry: ignore }}
        />
      ),
    },
    'a page that did not arrive': { view: () => <ChunkFailed title={text.pageFailed} retry={ignore} /> },
  },
};
