import type { ErasePersonRequest, PersonRequest } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RequiredLine } from '../../platform/validation/plain-text';

const longestKey = 320;
const key = {
  example: 'ada@example.com',
  description: 'An e-mail address, digits of a phone, or a reference of a quote',
} as const;

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
