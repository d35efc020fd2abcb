import { ApiProperty } from '@nestjs/swagger';

/** The documents' view of a health report. */
export class HealthDto {
  @ApiProperty({ example: 'ok' }) status: string;
}
