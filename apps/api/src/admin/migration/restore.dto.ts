import type { RestoreCheck, RestoreReport, RestoreState, RestoreTable } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

const count = { type: 'integer' } as const;

/** The documents' view of replies; these classes hold nothing. */
class RestoreTableDto implements RestoreTable {
  @ApiProperty({ example: 'quote' }) table: string;
  @ApiProperty(count) inFile: number;
  @ApiProperty(count) here: number;
  @ApiProperty({ ...count, description: 'In the file, and not here' }) create: number;
  @ApiProperty({ ...count, description: 'Here in another state' }) update: number;
  @ApiProperty({ ...count, description: 'Here, and not in the file: they would go' }) remove: number;
  @ApiProperty(count) same: number;
  @ApiProperty({ type: [String], description: 'What the first that would change or go are called' })
  examples: string[];
}

class RestoreFilesDto {
  @ApiProperty(count) inFile: number;
  @ApiProperty({ ...count, description: 'That are not here' }) create: number;
}

/** What a restore would do now. */
export class RestoreCheckDto implements RestoreCheck {
  @ApiProperty({ description: 'SHA-256 of the file, by which it is named when it is restored' })
  digest: string;
  @ApiProperty({ format: 'date-time' }) exportedAt: string;
  @ApiProperty({ type: [RestoreTableDto] }) tables: RestoreTable[];
  @ApiProperty({ type: RestoreFilesDto }) files: RestoreCheck['files'];
  @ApiProperty({ description: 'Nothing that people have saved is here' }) isEmpty: boolean;
  @ApiProperty({ ...count, description: 'Card payments that were under way' }) openCheckouts: number;
  @ApiProperty({ ...count, description: 'Accounts in the file' }) users: number;
  @ApiProperty({
    type: [String],
    description: 'Parts of the site’s content that differ; they are not restored',
  })
  content: string[];
}

class RestoredTableDto {
  @ApiProperty({ example: 'quote' }) table: string;
  @ApiProperty(count) rows: number;
}

/** What a restore did. */
export class RestoreReportDto implements RestoreReport {
  @ApiProperty({ format: 'date-time' }) finishedAt: string;
  @ApiProperty({ type: [RestoredTableDto] }) tables: RestoreReport['tables'];
  @ApiProperty(count) files: number;
  @ApiProperty({ type: String, nullable: true, description: 'Of what was here before' }) backup:
    | string
    | null;
  @ApiProperty(count) users: number;
  @ApiProperty({ ...count, description: 'Card payments that are held back' }) openCheckouts: number;
  @ApiProperty({ ...count, description: 'People who were erased since the file was written, and are again' })
  erasedAgain: number;
  @ApiProperty({ example: 'VT-26-00018', description: 'The reference that the next quote gets' })
  nextReference: string;
}

/** What is held back since a restore, and whether one can be begun. */
export class RestoreStateDto implements RestoreState {
  @ApiProperty({ description: 'A restore or a migration is at it: another is refused until it has ended' })
  isUnderWay: boolean;
  @ApiProperty({ ...count, description: 'Of the largest file that can be sent' }) mostBytes: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) heldSince: string | null;
  @ApiProperty(count) openCheckouts: number;
  @ApiProperty({ ...count, description: 'Accounts without a password or an invitation that still works' })
  usersWithoutPassword: number;
}
