import { contactLimits, emailQuoteLimits, isEmail, quoteLimits } from '@app/contracts';
import type { AskedConfiguration, InquiryForm, SaveStaffQuoteRequest } from '@app/contracts';
import { readMm } from '../../lib/form/read-mm';
import type { ChosenParts, Offered } from './offered';
import { text } from './text';

/** The form as it stands: ids and figures as typed, '' where nothing is chosen. */
export interface QuoteFormValues {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  materialId: string;
  colorId: string;
  thicknessId: string;
  length: string;
  width: string;
  sinkTypeId: string;
  cutoutIds: string[];
  notes: string;
}

export type QuoteField = Exclude<keyof QuoteFormValues, 'cutoutIds'>;

/** Whom and what a quote is made for; everything may be missing. */
export interface QuoteOccasion {
  customer: { name: string; email: string; phone: string | null };
  configuration: AskedConfiguration | null;
  /** The inquiry that it answers. */
  inquiry: { form: InquiryForm; id: string };
}

const limits = {
  customerName: emailQuoteLimits.name,
  customerEmail: emailQuoteLimits.email,
  customerPhone: contactLimits.phone,
  notes: quoteLimits.notes,
} as const;

/** The form filled in as far as the inquiry goes, with what is no longer sold left out and named. */
export function startingValues(
  { customer, configuration }: Omit<QuoteOccasion, 'inquiry'>,
  offered: Offered,
): { values: QuoteFormValues; notSold: string[] } {
  const notSold: string[] = [];
  const kept = (asked: { id: number; name: string } | null, sold: readonly { id: number }[]): string => {
    if (!asked) return '';
    if (sold.some(({ id }) => id === asked.id)) return String(asked.id);
    notSold.push(asked.name);
    return '';
  };
  const asked = configuration;
  const materialId = kept(asked?.material ?? null, offered.materials);
  const colors = offered.materials.find(({ id }) => String(id) === materialId)?.colors ?? [];
  const [onlyThickness, secondThickness] = offered.thicknesses;
  const values = {
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone ?? '',
    materialId,
    colorId: kept(asked?.color ?? null, colors),
    thicknessId:
      kept(asked?.thickness ?? null, offered.thicknesses) ||
      (onlyThickness && !secondThickness ? String(onlyThickness.id) : ''),
    length: figure(asked?.lengthMm ?? null),
    width: figure(asked?.widthMm ?? null),
    sinkTypeId: kept(asked?.sinkType ?? null, offered.sinkTypes),
    cutoutIds: (asked?.cutouts ?? []).map((cutout) => kept(cutout, offered.cutouts)).filter(Boolean),
    notes: asked?.notes ?? '',
  };
  return { values, notSold };
}

const figure = (mm: number | null): string => (mm === null ? '' : String(mm));

/** The catalogue's rows behind the ids of the form. A colour counts only with its own material. */
export function chosenParts(values: QuoteFormValues, offered: Offered): ChosenParts {
  const find = <Row extends { id: number }>(rows: readonly Row[], id: string): Row | null =>
    rows.find((row) => String(row.id) === id) ?? null;
  const material = find(offered.materials, values.materialId);
  return {
    material,
    color: find(material?.colors ?? [], values.colorId),
    thickness: find(offered.thicknesses, values.thicknessId),
    sink: find(offered.sinkTypes, values.sinkTypeId),
    cutouts: offered.cutouts.filter(({ id }) => values.cutoutIds.includes(String(id))),
  };
}

/** What needs another look, in the order of the form; nothing where it can be sent. */
export function quoteProblems(
  values: QuoteFormValues,
  parts: ChosenParts,
): Partial<Record<QuoteField, string>> {
  const problems: Partial<Record<QuoteField, string>> = {};
  for (const field of ['customerName', 'customerEmail', 'customerPhone', 'notes'] as const)
    if (values[field].trim().length > limits[field]) problems[field] = text.tooLong(limits[field]);
  if (values.customerEmail.trim() && !isEmail(values.customerEmail.trim()))
    problems.customerEmail = text.email;
  if (!parts.material) problems.materialId = text.missing.materialId;
  if (!parts.color) problems.colorId = text.missing.colorId;
  if (!parts.thickness) problems.thicknessId = text.missing.thicknessId;
  for (const side of ['length', 'width'] as const) {
    const problem = sideProblem(side, values[side]);
    if (problem) problems[side] = problem;
  }
  return problems;
}

/** A quote has the calculator's limits; a larger top is priced by a person, in the reply. */
export function sideProblem(side: 'length' | 'width', typed: string): string | null {
  if (typed.trim() === '') return text.missing[side];
  const mm = readMm(typed);
  if (mm === null) return text.noWholeNumber;
  const { min, max } = quoteLimits[`${side}Mm`];
  return mm < min || mm > max ? text.outOfRange[side] : null;
}

/** What is sent. There is no price in it: that is the server’s (D1). */
export function toStaffQuoteRequest(
  values: QuoteFormValues,
  inquiry: QuoteOccasion['inquiry'],
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
    sinkTypeId: orNull(values.sinkTypeId),
    cutoutIds: values.cutoutIds,
    notes: orNull(values.notes),
    inquiry,
  };
}
