import {
  inquiryStatuses,
  longestNote,
  type AddNoteRequest,
  type InquiryStatus,
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
