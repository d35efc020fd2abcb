import {
  longestNote,
  mostFurtherKeys,
  type AddPersonNoteRequest,
  type ErasePersonRequest,
  type PersonRequest,
} from '@app/contracts';
import { RequiredLine, RequiredText } from '../../platform/validation/plain-text';
import { wireRule } from '../../platform/validation/wire-rule';

const longestKey = 320;

const isKey = (value: unknown) => typeof value === 'string' && value.length <= longestKey;

const FurtherKeys = () =>
  wireRule({
    name: 'furtherKeys',
    accepts: (value) => Array.isArray(value) && value.length <= mostFurtherKeys && value.every(isKey),
    message: `Please give at most ${mostFurtherKeys} e-mail addresses, phone numbers or references.`,
  });

/** Who is meant. In the body, since addresses of requests are logged. */
export class PersonRequestDto implements PersonRequest {
  @RequiredLine(longestKey)
  key: string;

  @FurtherKeys()
  also?: string[] | null;
}

/** The key typed once more. */
export class ErasePersonDto extends PersonRequestDto implements ErasePersonRequest {
  @RequiredLine(longestKey)
  confirmation: string;
}

/** What staff want to remember of somebody. */
export class AddPersonNoteDto implements AddPersonNoteRequest {
  @RequiredLine(longestKey)
  key: string;

  @RequiredText(longestNote)
  text: string;
}
