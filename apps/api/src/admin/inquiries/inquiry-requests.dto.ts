import {
  inquiryStatuses,
  longestAnswer,
  longestNote,
  longestReply,
  replyMeans,
  type AddNoteRequest,
  type AddReplyRequest,
  type AnswerInquiryRequest,
  type InquiryStatus,
  type ReplyMeans,
  type SetInquiryStatusRequest,
} from '@app/contracts';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { RequiredText } from '../../platform/validation/plain-text';

/** Where an inquiry stands from now on. */
export class SetInquiryStatusDto implements SetInquiryStatusRequest {
  @RequiredOneOf(inquiryStatuses)
  status: InquiryStatus;
}

/** What staff want to remember of an inquiry. */
export class AddNoteDto implements AddNoteRequest {
  @RequiredText(longestNote)
  text: string;
}

/** What its sender is answered. */
export class AnswerInquiryDto implements AnswerInquiryRequest {
  @RequiredText(longestAnswer)
  text: string;
}

/** What its sender said to that. */
export class AddReplyDto implements AddReplyRequest {
  @RequiredText(longestReply)
  text: string;

  @RequiredOneOf(replyMeans)
  means: ReplyMeans;
}
