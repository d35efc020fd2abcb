import type { ContactConfiguration } from './contact-configuration';
import type { Honeypot } from './honeypot';

/** `POST /api/contact` (specification §5). Names, e-mail and message must be filled in. */
export interface SaveContactRequest extends Honeypot {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  message: string;
  /** The top that it asks for the price of. */
  configuration?: ContactConfiguration | null;
}
