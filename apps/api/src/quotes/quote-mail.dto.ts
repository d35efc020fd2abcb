import type { EmailQuoteResponse } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** What whoever asked for a mail is told. */
export class QuoteMailDto implements EmailQuoteResponse {
  @ApiProperty({ example: 'ada@example.com' }) email: string;
  @ApiProperty({
    type: [String],
    example: ['VT-26-00412'],
    description: 'Of the quotes in it, in their order',
  })
  references: string[];
}
