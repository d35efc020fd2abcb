import type { AuditEntryResponse } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

const optionalText = { type: String, nullable: true } as const;
const state = { type: 'object', additionalProperties: true, nullable: true } as const;

class AuditActorDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ ...optionalText, description: 'Null once the person was erased' }) name: string | null;
  @ApiProperty(optionalText) email: string | null;
}

class AuditSubjectDto {
  @ApiProperty({ example: 'color' }) kind: string;
  @ApiProperty({ example: '12' }) id: string;
}

/** The documents' view of {@link AuditEntryResponse}. */
export class AuditEntryDto implements AuditEntryResponse {
  @ApiProperty({ example: '412' }) id: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: AuditActorDto, nullable: true, description: 'Null: a command, or the shop itself' })
  actor: AuditEntryResponse['actor'];
  @ApiProperty({ example: 'color.update' }) action: string;
  @ApiProperty({ type: AuditSubjectDto }) subject: AuditEntryResponse['subject'];
  @ApiProperty({ ...optionalText, description: 'What it was called at the time' }) subjectName: string | null;
  @ApiProperty({ ...state, description: 'Only what changed' }) before: Record<string, unknown> | null;
  @ApiProperty({ ...state, description: 'Only what changed' }) after: Record<string, unknown> | null;
  @ApiProperty(optionalText) requestId: string | null;
}
