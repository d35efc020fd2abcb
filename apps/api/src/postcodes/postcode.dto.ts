import type { PostcodeResponse } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

const nullableText = { type: String, nullable: true } as const;

class PostcodeResultDto {
  @ApiProperty({ example: 'RG1 1AA' }) postcode: string;
  @ApiProperty({ ...nullableText, example: 'Abbey' }) admin_ward: string | null;
  @ApiProperty({ ...nullableText, example: 'Reading' }) admin_district: string | null;
  @ApiProperty({ example: 'England' }) country: string;
}

/** The documents' view of {@link PostcodeResponse}. */
export class PostcodeDto implements PostcodeResponse {
  @ApiProperty({ enum: [200] }) status: 200;
  @ApiProperty({ type: PostcodeResultDto }) result: PostcodeResponse['result'];
}
