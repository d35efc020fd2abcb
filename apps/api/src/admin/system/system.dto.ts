import type { FailingWork, SystemPart, SystemResponse } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

const whole = { type: 'integer' } as const;
const age = { ...whole, nullable: true, description: 'Of the one that waits longest, in seconds' } as const;

/** The documents' view of {@link SystemPart}. */
class SystemPartDto implements SystemPart {
  @ApiProperty({ example: 'postgresql' }) id: string;
  @ApiProperty({ example: 'PostgreSQL' }) label: string;
  @ApiProperty({ enum: ['up', 'slow', 'down'] }) state: SystemPart['state'];
  @ApiProperty({ type: Number, nullable: true, description: 'How long it took to answer' }) ms: number | null;
  @ApiProperty({ type: String, nullable: true }) detail: string | null;
}

class QueueFiguresDto {
  @ApiProperty({ example: 'mail' }) name: string;
  @ApiProperty(whole) waiting: number;
  @ApiProperty(whole) active: number;
  @ApiProperty(whole) delayed: number;
  @ApiProperty({ ...whole, description: 'Given up' }) failed: number;
}

class OutboxFiguresDto {
  @ApiProperty(whole) waiting: number;
  @ApiProperty(age) oldestAgeSeconds: number | null;
  @ApiProperty({ ...whole, description: 'Tried, and to be tried again' }) failing: number;
}

class MailFiguresDto {
  @ApiProperty(whole) waiting: number;
  @ApiProperty(age) oldestAgeSeconds: number | null;
  @ApiProperty(whole) failedToday: number;
}

class PaymentFiguresDto {
  @ApiProperty({ ...whole, description: 'To be looked at now' }) due: number;
  @ApiProperty(age) oldestAgeSeconds: number | null;
  @ApiProperty({ ...whole, description: 'To be judged by a person' }) inReview: number;
}

/** The documents' view of {@link FailingWork}. */
class FailingWorkDto implements FailingWork {
  @ApiProperty({ enum: ['payment', 'refund', 'mail', 'outbox'] }) work: FailingWork['work'];
  @ApiProperty({ description: 'As the records name it' }) name: string;
  @ApiProperty({ ...whole, description: 'Begun so often in a row, and never ended' }) failures: number;
  @ApiProperty({ type: String, nullable: true }) error: string | null;
}

/** The documents' view of {@link SystemResponse}. */
export class SystemDto implements SystemResponse {
  @ApiProperty({ format: 'date-time' }) checkedAt: string;
  @ApiProperty({ type: [SystemPartDto], description: 'Our own parts' }) services: SystemPartDto[];
  @ApiProperty({ type: [SystemPartDto], description: 'What others do for us' }) outside: SystemPartDto[];
  @ApiProperty({ type: [QueueFiguresDto] }) queues: QueueFiguresDto[];
  @ApiProperty() outbox: OutboxFiguresDto;
  @ApiProperty() mails: MailFiguresDto;
  @ApiProperty({ type: [FailingWorkDto] }) failing: FailingWorkDto[];
  @ApiProperty() payments: PaymentFiguresDto;
}
