import {
  inquiryConfigurationLimits,
  noCutoutsName,
  noSinkName,
  type RequestedConfiguration,
  type CatalogueId,
  type ContactConfiguration,
  type FieldError,
} from '@app/contracts';
import type { Catalogue } from '../../catalogue';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { getPart, parseIds, parseNumber } from '../../quotes';
import { trimToNull } from '../../platform/validation';

/** null if nothing was chosen. Parts that are no longer sold are accepted, since staff answer the inquiry. */
export function readConfiguration(
  request: ContactConfiguration,
  catalogue: Catalogue,
): RequestedConfiguration | null {
  const ids = request.cutoutIds ? [...new Set(parseIds(request.cutoutIds))] : [];
  const sink = findPart(catalogue.sinkTypes, request.sinkTypeId, 'sinkTypeId');
  const color = findPart(catalogue.colors, request.colorId, 'colorId');
  const material = findPart(catalogue.materials, request.materialId, 'materialId');
  const thickness = findPart(catalogue.thicknesses, request.thicknessId, 'thicknessId');
  const cutouts = ids.map((id) => getPart(catalogue.cutouts, id, 'cutoutIds', fieldPath('cutoutIds')));
  if (color && material && color.materialId !== material.id) {
    const field = fieldPath('colorId');
    throw fieldError('quote/color-of-other-material', field, 'Please select a colour of this material.');
  }
  const requested = {
    material: material && toPart(material),
    color: color && toPart(color),
    thickness: thickness && { id: thickness.id, name: thickness.displayName },
    lengthMm: parseNumber(request.length),
    widthMm: parseNumber(request.width),
    sinkType: sink && sink.name !== noSinkName ? toPart(sink) : null,
    cutouts: cutouts.filter(({ name }) => name !== noCutoutsName).map(toPart),
    notes: trimToNull(request.notes),
  };
  checkCuttable(requested);
  const quantity = parseNumber(request.quantity) ?? 1;
  const isAnythingRequested = Object.values(requested).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  return isAnythingRequested ? { ...requested, ...(quantity > 1 && { quantity }) } : null;
}

const fieldPath = (field: keyof ContactConfiguration) => `configuration.${field}`;

const toPart = ({ id, name }: { id: number; name: string }) => ({ id, name });

function findPart<T>(
  rows: ReadonlyMap<number, T>,
  id: CatalogueId | null | undefined,
  part: keyof ContactConfiguration,
): T | null {
  const number = parseNumber(id);
  return number === null ? null : getPart(rows, number, part, fieldPath(part));
}

function checkCuttable({
  lengthMm,
  widthMm,
  cutouts,
}: Pick<RequestedConfiguration, 'lengthMm' | 'widthMm' | 'cutouts'>): void {
  const limits = inquiryConfigurationLimits;
  const errors = [
    ...checkSide('length', lengthMm, limits.lengthMm),
    ...checkSide('width', widthMm, limits.widthMm),
  ];
  if (cutouts.length > limits.cutouts) {
    errors.push({
      field: fieldPath('cutoutIds'),
      message: `We cut at most ${limits.cutouts} openings in one top.`,
    });
  }
  if (errors.length) throw new AppError('request/invalid', { fields: errors });
}

function checkSide(
  field: 'length' | 'width',
  mm: number | null,
  { min, max }: { min: number; max: number },
): FieldError[] {
  if (mm === null || (mm >= min && mm <= max)) return [];
  const maxText = max.toLocaleString('en-GB');
  return [{ field: fieldPath(field), message: `Please enter whole millimetres from ${min} to ${maxText}.` }];
}
