import type { ErasePersonRequest, PersonRequest } from '@app/contracts';
import { RequiredLine } from '../../platform/validation/plain-text';

const longestKey = 320;

/** Who is meant. In the body, since addresses of requests are logged. */
export class PersonRequestDto implements PersonRequest {
  @RequiredLine(longestKey)
  key: string;
}

/** The key typed once more. */
export class ErasePersonDto extends PersonRequestDto implements ErasePersonRequest {
  @RequiredLine(longestKey)
  confirmation: string;
}
