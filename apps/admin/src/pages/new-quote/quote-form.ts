import {
  readMeasurement,
  readQuantity,
  realCutouts,
  realSinkTypes,
  reconcile,
  selectParts,
  type Catalogue,
  type Selection,
} from '@app/configuration';
import { adjustmentLimits, isEmail, toOneLine } from '@app/contracts';
import type {
  RequestedConfiguration,
  InquiryForm,
  PriceAdjustment,
  SaveStaffQuoteRequest,
  SizeLimits,
  TopLayout,
  TradeCustomersResponse,
} from '@app/contracts';
import { type Pence, readMm, readPence, toPence, toPounds } from '@app/pricing';
import { addDays, londonDay } from '@app/ui';
import type { StaffChannel } from '../../features/quotes/staff-channels';
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
  /** null: positions are agreed later. */
  layout: TopLayout | null;
  notes: string;
  /** `2026-12-21`. */
  lastValidDay: string;
  channel: StaffChannel;
  /** Staff's own lines; an empty one is left out. */
  adjustments: PriceAdjustment[];
}

export type QuoteField =
  | Exclude<keyof QuoteFormValues, 'cutoutIds' | 'layout' | 'adjustments'>
  | `adjustments.${number}.${keyof PriceAdjustment}`;

/** Valid through the 30th day after today, unless staff change it (D4). */
export const defaultLastDay = (): string => addDays(londonDay(), 30);

export interface QuotePrefill {
  customer: { name: string | null; email: string | null; phone: string | null };
  configuration: RequestedConfiguration | null;
  /** Number of equal tops; absent: one. */
  quantity?: number;
  layout?: TopLayout | null;
  adjustments: readonly PriceAdjustment[];
  inquiry: { form: InquiryForm; id: string } | null;
  channel: StaffChannel;
  /** The quote that is edited; absent: a new one. */
  edited?: { id: string; reference: string; lastValidDay: string };
}

/** A new caller. */
export const emptyPrefill: QuotePrefill = {
  customer: { name: null, email: null, phone: null },
  configuration: null,
  adjustments: [],
  inquiry: null,
  channel: 'phone',
};

/** Leaves out and names what is no longer sold. */
export function initialValues(
  {
    customer,
    configuration: requested,
    quantity = 1,
    layout = null,
    adjustments,
    channel,
    edited,
  }: Omit<QuotePrefill, 'inquiry'>,
  catalogue: Catalogue,
): { values: QuoteFormValues; notSold: string[] } {
  const { state } = reconcile(
    {
      materialId: requested?.material?.id ?? null,
      colorId: requested?.color?.id ?? null,
      thicknessId: requested?.thickness?.id ?? null,
      sinkTypeId: requested?.sinkType?.id ?? null,
      cutoutId: null,
      cutoutIds: requested?.cutouts.map(({ id }) => id) ?? [],
      length: String(requested?.lengthMm ?? ''),
      width: String(requested?.widthMm ?? ''),
      quantity,
      layout,
    },
    { ...catalogue, sinkTypes: realSinkTypes(catalogue.sinkTypes), cutouts: realCutouts(catalogue.cutouts) },
  );
  const { thickness } = selectParts(state, catalogue);
  const notSold = [
    state.materialId === null && requested?.material,
    state.colorId === null && requested?.color,
    state.thicknessId === null && requested?.thickness,
    state.sinkTypeId === null && requested?.sinkType,
    ...(requested?.cutouts.filter(({ id }) => !state.cutoutIds.includes(id)) ?? []),
  ];
  return {
    values: {
      customerName: customer.name ?? '',
      customerEmail: customer.email ?? '',
      customerPhone: customer.phone ?? '',
      materialId: String(state.materialId ?? ''),
      colorId: String(state.colorId ?? ''),
      thicknessId: String(thickness?.id ?? ''),
      length: state.length,
      width: state.width,
      quantity: String(quantity),
      sinkTypeId: String(state.sinkTypeId ?? ''),
      cutoutIds: state.cutoutIds.map(String),
      layout: state.layout,
      notes: requested?.notes ?? '',
      lastValidDay: edited && edited.lastValidDay >= londonDay() ? edited.lastValidDay : defaultLastDay(),
      channel,
      adjustments: adjustments.length > 0 ? [...adjustments] : [emptyAdjustment],
    },
    notSold: notSold.flatMap((part) => (part ? part.name : [])),
  };
}

/** In the order of the form; empty: ready to send. The fields themselves limit the length of texts. */
export function quoteProblems(
  values: QuoteFormValues,
  selection: Selection,
  limits: SizeLimits,
): Partial<Record<QuoteField, string>> {
  const problems: Partial<Record<QuoteField, string>> = {};
  if (values.customerEmail.trim() && !isEmail(toOneLine(values.customerEmail)))
    problems.customerEmail = text.email;
  if (!selection.material) problems.materialId = text.missing.materialId;
  if (!selection.color) problems.colorId = text.missing.colorId;
  if (!selection.thickness) problems.thicknessId = selection.thicknessRefusal ?? text.missing.thicknessId;
  for (const side of ['length', 'width'] as const) {
    const problem = sideProblem(side, values[side], limits);
    if (problem) problems[side] = problem;
  }
  if (readQuantity(values.quantity) === null) problems.quantity = text.noQuantity;
  if (!values.lastValidDay) problems.lastValidDay = text.noDay;
  else if (values.lastValidDay < londonDay()) problems.lastValidDay = text.past;
  return values.adjustments.reduce(
    (all, adjustment, place) => ({ ...all, ...adjustmentProblems(adjustment, place) }),
    problems,
  );
}

function adjustmentProblems({ unit, amount, reason }: PriceAdjustment, place: number) {
  const problems: Partial<Record<QuoteField, string>> = {};
  const amountField = `adjustments.${place}.amount` as const;
  const [typed, reasonText] = [amount.trim(), reason.trim()];
  const read = readPence(typed);
  if (reasonText && !typed) problems[amountField] = text.noAmount;
  else if (typed && read === null) problems[amountField] = text.noMoney[unit];
  else if (read === 0) problems[amountField] = text.zeroAmount;
  else if (read !== null && !isWithinLimit(read, unit)) problems[amountField] = text.furthest[unit];
  if (typed && !reasonText) problems[`adjustments.${place}.reason`] = text.noReason;
  return problems;
}

/** What is missing or wrong with the top, in the order of the form; empty: it has a price. */
export const priceProblems = (
  values: QuoteFormValues,
  selection: Selection,
  limits: SizeLimits,
): string[] => {
  const problems = quoteProblems(values, selection, limits);
  const { length, width } = problems;
  const { labels } = text;
  return [
    problems.materialId,
    problems.colorId,
    problems.thicknessId,
    length && `${labels.length}: ${length}`,
    width && `${labels.width}: ${width}`,
  ].filter((problem) => problem !== undefined);
};

/** Without the lines that have no amount. */
export const readAdjustments = (adjustments: QuoteFormValues['adjustments']): PriceAdjustment[] =>
  adjustments.flatMap(({ unit, amount, reason }) => {
    // Per cent has two decimals as well.
    const read = readPence(amount);
    return read && isWithinLimit(read, unit) ? [{ unit, amount: toPounds(read), reason: reason.trim() }] : [];
  });

export const emptyAdjustment: PriceAdjustment = { unit: 'pounds', amount: '', reason: '' };

const isWithinLimit = (amount: Pence, unit: PriceAdjustment['unit']): boolean =>
  Math.abs(amount) <= toPence(String(adjustmentLimits[unit]));

/** null: list prices. */
export function findTradeCustomer(
  email: string,
  { customers }: TradeCustomersResponse,
): TradeCustomersResponse['customers'][number] | null {
  const typed = email.trim().toLowerCase();
  return customers.find((customer) => customer.isActive && customer.email.toLowerCase() === typed) ?? null;
}

/** Staff have the workshop's limits (D52). */
function sideProblem(side: 'length' | 'width', typed: string, limits: SizeLimits): string | null {
  const range = limits[`${side}Mm`];
  switch (readMeasurement(typed, range).kind) {
    case 'empty':
      return text.missing[side];
    case 'unreadable':
      return text.noWholeNumber;
    case 'within':
      return null;
    case 'below':
      return text.outOfRange(range);
    case 'above':
      return text.tooLong(range);
  }
}

/**
 * The server prices the quote itself (D1); the price shown is only sent for comparison.
 * @param layout the positions of the chosen parts
 */
export function toStaffQuoteRequest(
  values: QuoteFormValues,
  { inquiry, edited }: Pick<QuotePrefill, 'inquiry' | 'edited'>,
  shownTotal: string | null,
  layout: TopLayout | null = null,
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
    layout,
    notes: orNull(values.notes),
    channel: values.channel,
    lastValidDay: values.lastValidDay === defaultLastDay() ? null : values.lastValidDay,
    adjustments: readAdjustments(values.adjustments),
    shownTotal,
    inquiry,
    replacesQuoteId: edited?.id ?? null,
  };
}
