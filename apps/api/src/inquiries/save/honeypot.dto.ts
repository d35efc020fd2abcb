import type { Honeypot } from '@app/contracts';
import { OptionalText } from '../../platform/validation/plain-text';

/** The field that only robots fill in. */
export class HoneypotDto implements Honeypot {
  @OptionalText(4_000)
  website?: string | null;
}
