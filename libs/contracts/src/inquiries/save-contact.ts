import type { Honeypot } from './honeypot';

/** `POST /api/contact` (specification §5). All but the phone number must be filled in. */
export interface SaveContactRequest extends Honeypot {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  message: string;
}
