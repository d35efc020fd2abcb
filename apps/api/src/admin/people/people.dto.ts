import {
  longestNote,
  mostFurtherKeys,
  type AddPersonNoteRequest,
  type ErasePersonRequest,
  type PersonRequest,
} from '@app/contracts';
import { dtoOf, listOf, optional, requiredLine, requiredText } from '../../platform/validation';

const longestKey = 320;
const key = requiredLine(longestKey);

/** Who is meant. In the body, since addresses of requests are logged. */
export class PersonRequestDto extends dtoOf<PersonRequest>({
  key,
  also: optional(
    listOf(
      mostFurtherKeys,
      { accepts: (value) => typeof value === 'string' && value.length <= longestKey },
      `Please give at most ${mostFurtherKeys} e-mail addresses, phone numbers or references.`,
    ),
  ),
}) {}

/** The key typed once more. */
export class ErasePersonDto extends dtoOf<ErasePersonRequest>({
  ...PersonRequestDto.rules,
  confirmation: key,
}) {}

/** What staff want to remember of somebody. */
export class AddPersonNoteDto extends dtoOf<AddPersonNoteRequest>({ key, text: requiredText(longestNote) }) {}
