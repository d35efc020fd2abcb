import { basketLimits } from '../basket/basket-limits';
import { maxEmailLength } from '../email-address';

/** Most characters of each field of the deposit form, the same for the inputs, the API and the database (D37). */
export const depositLimits = {
  customerName: 160,
  customerEmail: maxEmailLength,
  customerPhone: 40,
  postcode: 10,
  address: 500,
  /** Address and postcode, as they are sent and kept together. */
  deliveryAddress: 520,
  quotesDescription: 8_000,
  quotes: basketLimits.items,
} as const;
