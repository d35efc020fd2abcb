import type {
  ErasePersonRequest,
  ErasureReport,
  PersonSummary,
  PersonMatch,
  PersonRequest,
  RetentionResponse,
  RetentionRule,
} from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RequiredLine } from '../../platform/validation/plain-text';

const longestKey = 320;
const optionalText = { type: String, nullable: true } as const;
const count = { type: 'integer' } as const;
const key = {
  example: 'ada@example.com',
  description: 'An e-mail address, digits of a phone, or a reference of a quote',
} as const;

/** Somebody we know. */
export class PersonMatchDto implements PersonMatch {
  @ApiProperty(key) key: string;
  @ApiProperty({ type: [String] }) names: string[];
  @ApiProperty({ type: [String] }) emails: string[];
  @ApiProperty({ type: [String] }) phones: string[];
  @ApiProperty(count) quotes: number;
  @ApiProperty(count) deposits: number;
  @ApiProperty(count) inquiries: number;
  @ApiProperty(count) mails: number;
  @ApiProperty({ format: 'date-time' }) lastSeenAt: string;
}

/** What we hold about them. */
export class PersonSummaryDto extends PersonMatchDto implements PersonSummary {
  @ApiProperty({ ...count, description: 'To others, such as notices to staff' }) mailsAboutThem: number;
  @ApiProperty(count) attachments: number;
  @ApiProperty(count) timelineEntries: number;
  @ApiProperty(count) reminders: number;
  @ApiProperty({ ...count, description: 'Rows of money that stay, without the name' })
  keptForTheBooks: number;
  @ApiProperty({ ...optionalText, description: 'Why erasing is refused; null: it is not' })
  erasureBlocker: string | null;
}

/** Who is meant. In the body, since addresses of requests are logged. */
export class PersonRequestDto implements PersonRequest {
  @ApiProperty({ ...key, maxLength: longestKey })
  @RequiredLine(longestKey)
  key: string;
}

/** The key typed once more. */
export class ErasePersonDto extends PersonRequestDto implements ErasePersonRequest {
  @ApiProperty({ maxLength: longestKey, description: 'The same as key' })
  @RequiredLine(longestKey)
  confirmation: string;
}

/** What was emptied or removed. */
export class ErasureReportDto implements ErasureReport {
  @ApiProperty(count) quotes: number;
  @ApiProperty(count) deposits: number;
  @ApiProperty(count) inquiries: number;
  @ApiProperty(count) mails: number;
  @ApiProperty(count) attachments: number;
  @ApiProperty(count) timelineEntries: number;
}

class RetentionRuleDto implements RetentionRule {
  @ApiProperty({ enum: ['baskets', 'mails', 'unpaid-quotes', 'inquiries', 'paid'] }) id: RetentionRule['id'];
  @ApiProperty({ example: 'Quotes that were never paid' }) label: string;
  @ApiProperty({ example: '24 months' }) keptFor: string;
  @ApiProperty({ format: 'date-time', description: 'Everything last touched before' }) before: string;
  @ApiProperty(count) due: number;
  @ApiProperty({ ...count, nullable: true, description: 'By the latest run' }) removedLast: number | null;
}

/** What is kept how long. */
export class RetentionDto implements RetentionResponse {
  @ApiProperty({ type: [RetentionRuleDto] }) rules: RetentionRule[];
  @ApiProperty({ ...optionalText, format: 'date-time' }) lastRunAt: string | null;
  @ApiProperty({ description: 'A run has been asked for and is not done yet' }) isRunning: boolean;
}
