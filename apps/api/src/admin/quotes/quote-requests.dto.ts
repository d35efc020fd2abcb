import {
  type AddNoteRequest,
  adjustmentLimits,
  agreementMethods,
  depositLimits,
  type EmailQuoteAgainRequest,
  type FollowUpRequest,
  followUpLimits,
  inquiryForms,
  jobLimits,
  maxHoldReasonLength,
  maxNoteLength,
  maxOverrideReasonLength,
  type MoveOrderRequest,
  orderStages,
  type AdjustmentUnit,
  adjustmentUnits,
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
  optional,
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
  overrideReason: optionalLine(maxOverrideReasonLength),
}) {}

export class SetStageDto extends dtoOf<MoveOrderRequest>({
  stage: requiredOneOf(orderStages),
  from: requiredOneOf(orderStages),
  reason: optionalLine(maxHoldReasonLength),
}) {}

export class AddNoteDto extends dtoOf<AddNoteRequest>({ text: requiredText(maxNoteLength) }) {}

export class SetValidityDto extends dtoOf<SetValidityRequest>({ lastValidDay: requiredLondonDay }) {}

const customerRules = {
  customerName: optionalLine(depositLimits.customerName),
  customerEmail: optionalEmail,
  customerPhone: optionalLine(depositLimits.customerPhone),
};

export class SetCustomerDto extends dtoOf<SetCustomerRequest>({
  ...customerRules,
  deliveryAddress: optionalText(depositLimits.deliveryAddress),
}) {}

export class RecordAgreementDto extends dtoOf<RecordAgreementRequest>({
  totalPrice: AnswerRevisionDto.rules.totalPrice,
  agreedBy: requiredLine(depositLimits.customerName),
  how: requiredOneOf(agreementMethods),
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

const amountPattern = /^\s*-?\d{1,6}(?:\.\d{1,2})?\s*$/;
const adjustmentReason = requiredLine(adjustmentLimits.reason);
const adjustmentUnit = requiredOneOf(adjustmentUnits);

function isAdjustment(value: unknown): boolean {
  const line = value as Partial<PriceAdjustment> | null;
  if (typeof line !== 'object' || !line) return false;
  if (!adjustmentUnit.accepts(line.unit) || !adjustmentReason.accepts(line.reason)) return false;
  const { amount } = line;
  const difference = typeof amount === 'string' && amountPattern.test(amount) ? Math.abs(Number(amount)) : 0;
  return difference > 0 && difference <= adjustmentLimits[line.unit as AdjustmentUnit];
}

const adjustments = optional(
  listOf(
    adjustmentLimits.lines,
    {
      accepts: isAdjustment,
      schema: {
        type: 'object',
        required: ['unit', 'amount', 'reason'],
        properties: {
          unit: { type: 'string', enum: [...adjustmentUnits] },
          amount: { type: 'string' },
          reason: { type: 'string', maxLength: adjustmentLimits.reason },
        },
      },
    },
    `This must be a list of at most ${adjustmentLimits.lines} lines, each with a reason and an amount such as -25.00: not 0, at most £${adjustmentLimits.pounds.toLocaleString('en-GB')} or ${adjustmentLimits.percent} per cent up or down.`,
  ),
);

class AnsweredInquiryDto extends dtoOf<NonNullable<SaveStaffQuoteRequest['inquiry']>>({
  form: requiredOneOf(inquiryForms),
  id: requiredPublicId,
}) {}

/** A configuration and its customer, as requests may send them (D11). */
export class SaveStaffQuoteDto extends dtoOf<Partial<SaveStaffQuoteRequest>>({
  ...TopDto.rules,
  ...customerRules,
  channel: optionalOneOf(quoteChannels),
  lastValidDay: optionalLondonDay,
  adjustments,
  shownTotal: optionalAmount,
  inquiry: optionalObject(AnsweredInquiryDto),
}) {}
