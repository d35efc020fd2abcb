import {
  inquiryStatuses,
  longestAnswer,
  longestNote,
  longestReply,
  replyMeans,
  type AddNoteRequest,
  type AddReplyRequest,
  type AnswerInquiryRequest,
  type SetInquiryStatusRequest,
} from '@app/contracts';
import { dtoOf, requiredOneOf, requiredText } from '../../platform/validation';

/** Where an inquiry stands from now on. */
export class SetInquiryStatusDto extends dtoOf<SetInquiryStatusRequest>({
  status: requiredOneOf(inquiryStatuses),
}) {}

/** What staff want to remember of an inquiry. */
export class AddNoteDto extends dtoOf<AddNoteRequest>({
  text: requiredText(longestNote),
}) {}

/** What its sender is answered. */
export class AnswerInquiryDto extends dtoOf<AnswerInquiryRequest>({
  text: requiredText(longestAnswer),
}) {}

/** What its sender said to that. */
export class AddReplyDto extends dtoOf<AddReplyRequest>({
  text: requiredText(longestReply),
  means: requiredOneOf(replyMeans),
}) {}
