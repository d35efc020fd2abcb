import type { ShopStates } from '../testing/shop-state';
import { PartFailed } from './part-failed';
import { PartNotice } from './part-notice';
import { text } from './text';

const ignore = () => undefined;

export const states: ShopStates = {
  part: 'Part that arrives later',
  states: {
    'a dialog, loading for ever': {
      view: () => <PartNotice label={text.loadingCalculator} close={ignore} />,
    },
    'a dialog that did not arrive': {
      view: () => (
        <PartNotice
          label={text.loadingCalculator}
          close={ignore}
          failure={{ title: text.calculatorFailed, retry: ignore }}
        />
      ),
    },
    'a page that did not arrive': { view: () => <PartFailed title={text.pageFailed} retry={ignore} /> },
  },
};
