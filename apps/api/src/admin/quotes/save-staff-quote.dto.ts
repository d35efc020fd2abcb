import {
  type InquiryForm,
  type QuoteChannel,
  type SaveStaffQuoteRequest,
  depositLimits,
  inquiryForms,
  quoteChannels,
} from '@app/contracts';
import { Amount, OptionalLondonDay } from '../../platform/validation/form-rules';
import { OptionalOneOf, RequiredOneOf } from '../../platform/validation/one-of';
import { OptionalPart } from '../../platform/validation/optional-part';
import { OptionalEmail, OptionalLine } from '../../platform/validation/plain-text';
import { RequiredPublicId } from '../../platform/validation/public-id';
import { TopDto } from '../../quotes';
import { AdjustmentDto } from './adjustment.dto';

class AnsweredInquiryDto {
  @RequiredOneOf(inquiryForms)
  form: InquiryForm;

  @RequiredPublicId()
  id: string;
}

/** A configuration, and for whom: the forms in which it may arrive (D11). */
export class SaveStaffQuoteDto extends TopDto implements Partial<SaveStaffQuoteRequest> {
  @OptionalLine(depositLimits.customerName)
  customerName?: string | null;

  @OptionalEmail()
  customerEmail?: string | null;

  @OptionalLine(depositLimits.customerPhone)
  customerPhone?: string | null;

  @OptionalOneOf(quoteChannels)
  channel?: QuoteChannel | null;

  @OptionalLondonDay()
  lastValidDay?: string | null;

  @OptionalPart(AdjustmentDto)
  adjustment?: AdjustmentDto | null;

  @Amount()
  shownTotal?: string | null;

  @OptionalPart(AnsweredInquiryDto)
  inquiry?: { form: InquiryForm; id: string } | null;
}
