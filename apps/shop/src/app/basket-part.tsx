import { BasketDrawer, type BasketDrawerProps } from '../features/basket/basket-drawer';
import { CheckoutView } from './deposit-views';

/** The basket with the form that takes a deposit on it: two features, which know each other only here. */
export const BasketPart = (props: Omit<BasketDrawerProps, 'checkout'>) => (
  <BasketDrawer {...props} checkout={CheckoutView} />
);
