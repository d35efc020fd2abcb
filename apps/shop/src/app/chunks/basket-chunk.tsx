import { BasketDrawer, type BasketDrawerProps } from '../../features/basket/basket-drawer';
import { EmailBasket } from '../../features/email-quote/email-basket';
import { CheckoutView } from '../deposit-views';

/** The basket with its deposit and email forms: features meet only here. */
export const BasketChunk = (props: Omit<BasketDrawerProps, 'checkout' | 'email'>) => (
  <BasketDrawer {...props} checkout={CheckoutView} email={EmailBasket} />
);
