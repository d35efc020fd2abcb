import { basketLimits } from '../basket/basket-limits';
import { maxEmailLength } from '../email-address';

/** Characters of each field of the deposit form, for inputs, API and database (D37). */
export const depositLimits = {
  customerName: 160,
  customerEmail: maxEmailLength,
  customerPhone: 40,
  postcode: 10,
  address: 500,
  /** Address and postcode, which are sent and stored as one. */
  deliveryAddress: 520,
  quotesDescription: 8_000,
  quotes: basketLimits.items,
} as const;
