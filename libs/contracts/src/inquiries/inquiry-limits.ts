import { maxEmailLength } from '../email-address';
import { quoteLimits } from '../quotes/quote-limits';

/** Characters of each field, for the shop, the API and the database (D37). */
export const contactLimits = {
  firstName: 80,
  lastName: 80,
  email: maxEmailLength,
  phone: 40,
  message: 4_000,
} as const;

/** Limits of the top in an inquiry; larger sizes are typing mistakes. */
export const inquiryConfigurationLimits = {
  lengthMm: { min: 1, max: 10_000 },
  widthMm: { min: 1, max: 10_000 },
  notes: quoteLimits.notes,
  cutouts: quoteLimits.cutouts,
} as const;

export const tradeLimits = {
  companyName: 160,
  contactName: 160,
  email: maxEmailLength,
  phone: 40,
  projectType: 200,
  quantity: 200,
  materials: 500,
  specifications: 4_000,
  timeline: 200,
  edgingRequirements: 500,
  additionalDetails: 4_000,
} as const;

/** Bytes of a customer's reply by email, with attachments. */
export const maxInboundMailBytes = 10 * 1024 * 1024;
