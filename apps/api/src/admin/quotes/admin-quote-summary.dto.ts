import type { AdminQuoteSummary, QuoteStatus, QuoteSums } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

class QuoteSumsDto implements QuoteSums {
  @ApiProperty({ type: 'integer' }) quotes: number;
  @ApiProperty({ example: '12480.50' }) total: string;
  @ApiProperty({ example: '1248.05', description: '10 % of each; of what was declined nothing' })
  expectedDeposit: string;
  @ApiProperty({ example: '1201.00', description: 'Paid, less what was given back' }) receivedDeposit: string;
  @ApiProperty({ type: 'integer', description: 'Those on which no deposit was begun' })
  withoutDeposit: number;
}

class SumsByStatusDto implements Record<QuoteStatus, QuoteSums> {
  @ApiProperty() pending: QuoteSumsDto;
  @ApiProperty() approved: QuoteSumsDto;
  @ApiProperty() declined: QuoteSumsDto;
  @ApiProperty() completed: QuoteSumsDto;
}

/** The documents' view of {@link AdminQuoteSummary}. */
export class AdminQuoteSummaryDto implements AdminQuoteSummary {
  @ApiProperty() statuses: SumsByStatusDto;
}
