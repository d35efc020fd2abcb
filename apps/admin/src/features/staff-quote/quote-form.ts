import {
  measure,
  readQuantity,
  realCutouts,
  realSinkTypes,
  selectParts,
  type Catalogue,
  type Selection,
} from '@app/configuration';
import {
  adjustmentLimits,
  contactLimits,
  emailQuoteLimits,
  isEmail,
  toOneLine,
  quoteLimits,
  thicknessesOf,
} from '@app/contracts';
import type {
  RequestedConfiguration,
  InquiryForm,
  PriceAdjustment,
  SaveStaffQuoteRequest,
  TradeCustomersResponse,
} from '@app/contracts';
import { type Pence, readMm, readPence, toPence, toPounds } from '@app/pricing';
import { addDays, lengthProblem, londonDay } from '@app/ui';
import type { StaffChannel } from '../../lib/format-text';
import { text } from './text';

export interface QuoteFormValues {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  materialId: string;
  colorId: string;
  thicknessId: string;
  length: string;
  width: string;
  quantity: string;
  sinkTypeId: string;
  cutoutIds: string[];
  notes: string;
  /** `2026-12-21`. */
  lastValidDay: string;
  channel: StaffChannel;
  adjustment: { amount: string; reason: string };
}

export type QuoteField =
  | Exclude<keyof QuoteFormValues, 'cutoutIds' | 'adjustment'>
  | 'adjustment.amount'
  | 'adjustment.reason';

/** Valid through the 30th day after today, unless staff change it (D4). */
export const defaultLastDay = (): string => addDays(londonDay(), 30);

export interface QuoteOccasion {
  customer: { name: string | null; email: string | null; phone: string | null };
  configuration: RequestedConfiguration | null;
  /** Number of equal tops; absent: one. */
  quantity?: number;
  adjustment: PriceAdjustment | null;
  inquiry: { form: InquiryForm; id: string } | null;
  channel: StaffChannel;
}

/** A new call: nothing is known yet. */
export const emptyOccasion: QuoteOccasion = {
  customer: { name: null, email: null, phone: null },
  configuration: null,
  adjustment: null,
  inquiry: null,
  channel: 'phone',
};

const limits = {
  customerName: emailQuoteLimits.name,
  customerEmail: emailQuoteLimits.email,
  customerPhone: contactLimits.phone,
  notes: quoteLimits.notes,
} as const;
const { reason: maxReasonLength, pounds: maxPounds } = adjustmentLimits;

/** Leaves out and names what is no longer sold. */
export function startingValues(
  { customer, configuration, quantity = 1, adjustment, channel }: Omit<QuoteOccasion, 'inquiry'>,
  catalogue: Catalogue,
): { values: QuoteFormValues; notSold: string[] } {
  const notSold: string[] = [];
  const idIfSold = (part: { id: number; name: string } | null, sold: readonly { id: number }[]): string => {
    if (!part) return '';
    if (sold.some(({ id }) => id === part.id)) return String(part.id);
    notSold.push(part.name);
    return '';
  };
  const requested = configuration;
  const materialId = idIfSold(requested?.material ?? null, catalogue.materials);
  const material = catalogue.materials.find(({ id }) => String(id) === materialId);
  const sold = { sinkTypes: realSinkTypes(catalogue.sinkTypes), cutouts: realCutouts(catalogue.cutouts) };
  const values = {
    customerName: customer.name ?? '',
    customerEmail: customer.email ?? '',
    customerPhone: customer.phone ?? '',
    materialId,
    colorId: idIfSold(requested?.color ?? null, material?.colors ?? []),
    thicknessId: idIfSold(requested?.thickness ?? null, thicknessesOf(catalogue.thicknesses, material)),
    length: figure(requested?.lengthMm ?? null),
    width: figure(requested?.widthMm ?? null),
    quantity: String(quantity),
    sinkTypeId: idIfSold(requested?.sinkType ?? null, sold.sinkTypes),
    cutoutIds: (requested?.cutouts ?? []).map((cutout) => idIfSold(cutout, sold.cutouts)).filter(Boolean),
    notes: requested?.notes ?? '',
    lastValidDay: defaultLastDay(),
    channel,
    adjustment: { amount: adjustment?.amount ?? '', reason: adjustment?.reason ?? '' },
  };
  const { thickness } = selectParts(values, catalogue);
  return { values: { ...values, thicknessId: thickness ? String(thickness.id) : '' }, notSold };
}

const figure = (mm: number | null): string => (mm === null ? '' : String(mm));

/** In the order of the form; empty: ready to send. */
export function quoteProblems(
  values: QuoteFormValues,
  selection: Selection,
): Partial<Record<QuoteField, string>> {
  const problems: Partial<Record<QuoteField, string>> = {};
  for (const field of ['customerName', 'customerEmail', 'customerPhone', 'notes'] as const) {
    const problem = lengthProblem(values[field], limits[field]);
    if (problem) problems[field] = problem;
  }
  if (values.customerEmail.trim() && !isEmail(toOneLine(values.customerEmail)))
    problems.customerEmail = text.email;
  if (!selection.material) problems.materialId = text.missing.materialId;
  if (!selection.color) problems.colorId = text.missing.colorId;
  if (!selection.thickness) problems.thicknessId = text.missing.thicknessId;
  for (const side of ['length', 'width'] as const) {
    const problem = sideProblem(side, values[side]);
    if (problem) problems[side] = problem;
  }
  if (readQuantity(values.quantity) === null) problems.quantity = text.noQuantity;
  if (!values.lastValidDay) problems.lastValidDay = text.noDay;
  else if (values.lastValidDay < londonDay()) problems.lastValidDay = text.past;
  return { ...problems, ...adjustmentProblems(values.adjustment) };
}

function adjustmentProblems({ amount, reason }: QuoteFormValues['adjustment']) {
  const problems: Partial<Record<QuoteField, string>> = {};
  const [typed, words] = [amount.trim(), reason.trim()];
  const read = readPence(typed);
  if (words && !typed) problems['adjustment.amount'] = text.noAmount;
  else if (typed && read === null) problems['adjustment.amount'] = text.noMoney;
  else if (read === 0) problems['adjustment.amount'] = text.zeroAmount;
  else if (read !== null && !isWithinLimit(read)) problems['adjustment.amount'] = text.furthest;
  const reasonProblem = typed && !words ? text.noReason : lengthProblem(words, maxReasonLength);
  if (reasonProblem) problems['adjustment.reason'] = reasonProblem;
  return problems;
}

/** null: no adjustment. */
export function readAdjustment({ amount, reason }: QuoteFormValues['adjustment']): PriceAdjustment | null {
  const read = readPence(amount);
  return read && isWithinLimit(read) ? { amount: toPounds(read), reason: reason.trim() } : null;
}

const isWithinLimit = (amount: Pence): boolean => Math.abs(amount) <= toPence(String(maxPounds));

/** null: list prices. */
export function tradeCustomerAt(
  email: string,
  { customers }: TradeCustomersResponse,
): TradeCustomersResponse['customers'][number] | null {
  const typed = email.trim().toLowerCase();
  return customers.find((one) => one.isActive && one.email.toLowerCase() === typed) ?? null;
}

/** Quotes have the calculator's limits; larger tops are priced in the reply to an inquiry. */
export function sideProblem(side: 'length' | 'width', typed: string): string | null {
  switch (measure(typed, quoteLimits[`${side}Mm`]).kind) {
    case 'empty':
      return text.missing[side];
    case 'unreadable':
      return text.noWholeNumber;
    case 'within':
      return null;
    case 'below':
    case 'above':
      return text.outOfRange[side];
  }
}

/** The server prices the quote itself (D1); the price shown is only sent for comparison. */
export function toStaffQuoteRequest(
  values: QuoteFormValues,
  inquiry: QuoteOccasion['inquiry'],
  shownTotal: string | null,
): SaveStaffQuoteRequest {
  const orNull = (typed: string): string | null => typed.trim() || null;
  return {
    customerName: orNull(values.customerName),
    customerEmail: orNull(values.customerEmail),
    customerPhone: orNull(values.customerPhone),
    materialId: values.materialId,
    colorId: values.colorId,
    thicknessId: values.thicknessId,
    length: readMm(values.length) ?? '',
    width: readMm(values.width) ?? '',
    quantity: readQuantity(values.quantity),
    sinkTypeId: orNull(values.sinkTypeId),
    cutoutIds: values.cutoutIds,
    notes: orNull(values.notes),
    channel: values.channel,
    lastValidDay: values.lastValidDay === defaultLastDay() ? null : values.lastValidDay,
    adjustment: readAdjustment(values.adjustment),
    shownTotal,
    inquiry,
  };
}
