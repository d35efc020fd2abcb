import type { ShopUiStates } from '../../testing/shop-state';
import { MenuSheet } from './menu-sheet';

const ignore = () => undefined;

export const states: ShopUiStates = {
  title: 'Menu sheet',
  states: {
    open: {
      view: () => (
        <MenuSheet
          isOpen
          onClose={ignore}
          onFollow={ignore}
          onQuote={ignore}
          onBasket={ignore}
          basketCount={2}
          onClosed={ignore}
          opener={null}
          preload={ignore}
        />
      ),
    },
  },
};
