import { tradeLimits, type SaveTradeInquiryRequest } from '@app/contracts';
import type { FieldRule, Values } from '../../lib/form/check-fields';
import { text } from './text';

/** Only the four company details are required (specification §5). */
export const tradeRules = {
  companyName: { limit: tradeLimits.companyName, missing: text.missing.companyName },
  contactName: { limit: tradeLimits.contactName, missing: text.missing.contactName },
  email: { limit: tradeLimits.email, missing: text.missing.email, isEmail: true },
  phone: { limit: tradeLimits.phone, missing: text.missing.phone },
  projectType: { limit: tradeLimits.projectType },
  quantity: { limit: tradeLimits.quantity },
  materials: { limit: tradeLimits.materials },
  timeline: { limit: tradeLimits.timeline },
  edgingRequirements: { limit: tradeLimits.edgingRequirements },
  specifications: { limit: tradeLimits.specifications },
  additionalDetails: { limit: tradeLimits.additionalDetails },
} satisfies Record<string, FieldRule>;

export type TradeField = keyof typeof tradeRules;

export const toTradeRequest = (values: Values<TradeField>, trap: string): SaveTradeInquiryRequest => ({
  ...values,
  projectType: values.projectType || null,
  quantity: values.quantity || null,
  materials: values.materials || null,
  timeline: values.timeline || null,
  edgingRequirements: values.edgingRequirements || null,
  specifications: values.specifications || null,
  additionalDetails: values.additionalDetails || null,
  website: trap || null,
});
