import type { ContactConfiguration } from './contact-configuration';
import type { Honeypot } from './honeypot';

/** `POST /api/contact` (specification §5). Names, email and message must be filled in. */
export interface SaveContactRequest extends Honeypot {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  message: string;
  /** Top that the visitor wants a price for. */
  configuration?: ContactConfiguration | null;
}
