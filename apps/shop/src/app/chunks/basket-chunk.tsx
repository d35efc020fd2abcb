import { BasketDrawer, type BasketDrawerProps } from '../../features/basket/basket-drawer';
import { EmailBasket } from '../../features/email-quote/email-basket';
import { CheckoutView } from '../deposit-views';

/** The basket with the forms that take a deposit on it and send it by email: features that know each other only here. */
export const BasketChunk = (props: Omit<BasketDrawerProps, 'checkout' | 'email'>) => (
  <BasketDrawer {...props} checkout={CheckoutView} email={EmailBasket} />
);
