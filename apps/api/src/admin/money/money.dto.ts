import type { MoneyResponse, MoneyWeek, ReconciliationResponse, ReconciliationRow } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

const pounds = { example: '47.70' } as const;

class MoneySumsDto implements Omit<MoneyWeek, 'from' | 'to'> {
  @ApiProperty({ description: 'Saved that week' }) quotes: number;
  @ApiProperty({ ...pounds, description: '10 % of each of them' }) expected: string;
  @ApiProperty({ description: 'Paid that week' }) deposits: number;
  @ApiProperty(pounds) received: string;
  @ApiProperty() refunds: number;
  @ApiProperty(pounds) refunded: string;
  @ApiProperty(pounds) net: string;
}

class MoneyWeekDto extends MoneySumsDto implements MoneyWeek {
  @ApiProperty({ format: 'date', description: 'Monday in London' }) from: string;
  @ApiProperty({ format: 'date' }) to: string;
}

/** The documents' view of {@link MoneyResponse}. */
export class MoneyDto implements MoneyResponse {
  @ApiProperty({ type: [MoneyWeekDto] }) weeks: MoneyWeekDto[];
  @ApiProperty({ type: MoneySumsDto }) total: MoneySumsDto;
}

class DaySumsDto {
  @ApiProperty() payments: number;
  @ApiProperty(pounds) amount: string;
  @ApiProperty() refunds: number;
  @ApiProperty(pounds) refunded: string;
}

class ReconciledQuoteDto {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00412' }) reference: string;
}

class ReconciliationRowDto implements ReconciliationRow {
  @ApiProperty({ enum: ['payment', 'refund'] }) kind: ReconciliationRow['kind'];
  @ApiProperty({ enum: ['equal', 'differs', 'ours', 'theirs', 'unchecked'] })
  verdict: ReconciliationRow['verdict'];
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: String, nullable: true }) transactionId: string | null;
  @ApiProperty({ type: String, nullable: true }) transactionCode: string | null;
  @ApiProperty({ type: String, nullable: true }) depositId: string | null;
  @ApiProperty({ type: [ReconciledQuoteDto] }) quotes: ReconciledQuoteDto[];
  @ApiProperty({ type: String, nullable: true, ...pounds }) ours: string | null;
  @ApiProperty({ type: String, nullable: true, ...pounds }) theirs: string | null;
}

/** The documents' view of {@link ReconciliationResponse}. */
export class ReconciliationDto implements ReconciliationResponse {
  @ApiProperty({ format: 'date' }) day: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'null: no answer' })
  askedAt: string | null;
  @ApiProperty({ type: DaySumsDto }) ours: DaySumsDto;
  @ApiProperty({ type: DaySumsDto, nullable: true }) theirs: DaySumsDto | null;
  @ApiProperty({ type: Boolean, nullable: true }) isEqual: boolean | null;
  @ApiProperty({ type: [ReconciliationRowDto] }) rows: ReconciliationRowDto[];
}
