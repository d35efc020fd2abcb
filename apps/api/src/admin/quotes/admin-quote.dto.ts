import {
  type AddNoteRequest,
  type EmailQuoteAgainRequest,
  type FollowUpRequest,
  type MoveOrderRequest,
  type OrderStage,
  type QuoteStatus,
  type SetCustomerRequest,
  type SetJobRequest,
  type SetQuoteStatusRequest,
  type SetValidityRequest,
  depositLimits,
  followUpLimits,
  jobLimits,
  longestNote,
  orderStages,
  quoteStatuses,
} from '@app/contracts';
import { RequiredLondonDay } from '../../platform/validation/form-rules';
import { RequiredOneOf } from '../../platform/validation/one-of';
import {
  OptionalEmail,
  OptionalLine,
  OptionalText,
  RequiredLine,
  RequiredText,
} from '../../platform/validation/plain-text';
import { requiredWireRule } from '../../platform/validation/wire-rule';

/** Where a quote stands from now on. */
export class SetQuoteStatusDto implements SetQuoteStatusRequest {
  @RequiredOneOf(quoteStatuses)
  status: QuoteStatus;
}

/** To which stage of its making an order moves. */
export class MoveOrderDto implements MoveOrderRequest {
  @RequiredOneOf(orderStages)
  stage: OrderStage;

  @RequiredOneOf(orderStages)
  from: OrderStage;
}

const reference = /^\s*VT-\d{2}-\d{5,12}\s*$/i;

/** What the job of a quote is. */
export class SetJobDto implements SetJobRequest {
  @RequiredLine(jobLimits.name)
  name: string;

  @requiredWireRule({
    name: 'references',
    accepts: (value) =>
      Array.isArray(value) &&
      value.length <= jobLimits.quotes &&
      value.every((one) => typeof one === 'string' && reference.test(one)),
    message: `This must be a list of at most ${jobLimits.quotes} references such as VT-26-00412.`,
  })
  references: string[];
}

/** What staff want to remember of a quote. */
export class AddQuoteNoteDto implements AddNoteRequest {
  @RequiredText(longestNote)
  text: string;
}

/** How long a price holds. */
export class SetValidityDto implements SetValidityRequest {
  @RequiredLondonDay()
  lastValidDay: string;
}

/** Who the customer is, and where the top goes. */
export class SetCustomerDto implements SetCustomerRequest {
  @OptionalLine(depositLimits.customerName)
  customerName?: string | null;

  @OptionalEmail()
  customerEmail?: string | null;

  @OptionalLine(depositLimits.customerPhone)
  customerPhone?: string | null;

  @OptionalText(depositLimits.deliveryAddress)
  deliveryAddress?: string | null;
}

/** A letter to the customer of a quote. */
export class FollowUpDto implements FollowUpRequest {
  @RequiredLine(followUpLimits.subject)
  subject: string;

  @RequiredText(followUpLimits.text)
  text: string;
}

/** Where a quote is to be sent once more. */
export class EmailQuoteAgainDto implements EmailQuoteAgainRequest {
  @OptionalEmail()
  email?: string | null;
}
