import {
  type AddNoteRequest,
  adjustmentLimits,
  agreedHow,
  depositLimits,
  type EmailQuoteAgainRequest,
  type FollowUpRequest,
  followUpLimits,
  inquiryForms,
  jobLimits,
  maxNoteLength,
  type MoveOrderRequest,
  orderStages,
  type PriceAdjustment,
  type RecordAgreementRequest,
  quoteChannels,
  quoteStatuses,
  type SaveStaffQuoteRequest,
  type SetCustomerRequest,
  type SetJobRequest,
  type SetQuoteStatusRequest,
  type SetValidityRequest,
} from '@app/contracts';
import {
  dtoOf,
  listOf,
  optionalAmount,
  optionalEmail,
  optionalLine,
  optionalLondonDay,
  optionalOneOf,
  optionalObject,
  optionalText,
  requiredLine,
  requiredLondonDay,
  requiredOneOf,
  requiredPublicId,
  requiredText,
  matchingPattern,
} from '../../platform/validation';
import { AnswerRevisionDto } from '../../orders';
import { TopDto } from '../../quotes';

export class SetQuoteStatusDto extends dtoOf<SetQuoteStatusRequest>({
  status: requiredOneOf(quoteStatuses),
}) {}

export class SetStageDto extends dtoOf<MoveOrderRequest>({
  stage: requiredOneOf(orderStages),
  from: requiredOneOf(orderStages),
}) {}

export class AddNoteDto extends dtoOf<AddNoteRequest>({ text: requiredText(maxNoteLength) }) {}

export class SetValidityDto extends dtoOf<SetValidityRequest>({ lastValidDay: requiredLondonDay }) {}

const customer = {
  customerName: optionalLine(depositLimits.customerName),
  customerEmail: optionalEmail,
  customerPhone: optionalLine(depositLimits.customerPhone),
};

export class SetCustomerDto extends dtoOf<SetCustomerRequest>({
  ...customer,
  deliveryAddress: optionalText(depositLimits.deliveryAddress),
}) {}

export class RecordAgreementDto extends dtoOf<RecordAgreementRequest>({
  totalPrice: AnswerRevisionDto.rules.totalPrice,
  agreedBy: requiredLine(depositLimits.customerName),
  how: requiredOneOf(agreedHow),
}) {}

export class FollowUpDto extends dtoOf<FollowUpRequest>({
  subject: requiredLine(followUpLimits.subject),
  text: requiredText(followUpLimits.text),
}) {}

export class EmailQuoteAgainDto extends dtoOf<EmailQuoteAgainRequest>({ email: optionalEmail }) {}

export class SetJobDto extends dtoOf<SetJobRequest>({
  name: requiredLine(jobLimits.name),
  references: listOf(
    jobLimits.quotes,
    { accepts: matchingPattern(/^\s*VT-\d{2}-\d{5,12}\s*$/i, '').accepts },
    `This must be a list of at most ${jobLimits.quotes} references such as VT-26-00412.`,
  ),
}) {}

const poundsPattern = /^\s*-?\d{1,6}(?:\.\d{1,2})?\s*$/;

export class AdjustmentDto extends dtoOf<PriceAdjustment>({
  amount: {
    accepts: (value) => {
      const difference = typeof value === 'string' && poundsPattern.test(value) ? Math.abs(Number(value)) : 0;
      return difference > 0 && difference <= adjustmentLimits.pounds;
    },
    message: `This must be an amount such as -25.00, not 0 and at most £${adjustmentLimits.pounds.toLocaleString('en-GB')} up or down.`,
    schema: { type: 'string' },
  },
  reason: requiredLine(adjustmentLimits.reason),
}) {}

class AnsweredInquiryDto extends dtoOf<NonNullable<SaveStaffQuoteRequest['inquiry']>>({
  form: requiredOneOf(inquiryForms),
  id: requiredPublicId,
}) {}

/** A configuration and its customer, as requests may send them (D11). */
export class SaveStaffQuoteDto extends dtoOf<Partial<SaveStaffQuoteRequest>>({
  ...TopDto.rules,
  ...customer,
  channel: optionalOneOf(quoteChannels),
  lastValidDay: optionalLondonDay,
  adjustment: optionalObject(AdjustmentDto),
  shownTotal: optionalAmount,
  inquiry: optionalObject(AnsweredInquiryDto),
}) {}
