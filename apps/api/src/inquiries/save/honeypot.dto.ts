import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Honeypot } from '@app/contracts';
import { OptionalText } from '../../platform/validation/plain-text';

/** The field that only robots fill in. */
export class HoneypotDto implements Honeypot {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Leave it empty: people never see it, and what fills it in is kept as spam',
  })
  @OptionalText(4_000)
  website?: string | null;
}
