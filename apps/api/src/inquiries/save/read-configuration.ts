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
import { tidy } from '../../platform/validation';

/** null: nothing was chosen. Parts that are no longer sold are accepted, as a person answers. */
export function readConfiguration(
  request: ContactConfiguration,
  catalogue: Catalogue,
): RequestedConfiguration | null {
  const ids = request.cutoutIds ? [...new Set(parseIds(request.cutoutIds))] : [];
  const sink = find(catalogue.sinkTypes, request.sinkTypeId, 'sinkTypeId');
  const color = find(catalogue.colors, request.colorId, 'colorId');
  const material = find(catalogue.materials, request.materialId, 'materialId');
  const thickness = find(catalogue.thicknesses, request.thicknessId, 'thicknessId');
  const cutouts = ids.map((id) => getPart(catalogue.cutouts, id, 'cutoutIds', at('cutoutIds')));
  if (color && material && color.materialId !== material.id) {
    const field = at('colorId');
    throw fieldError('quote/color-of-other-material', field, 'Please select a colour of this material.');
  }
  const asked = {
    material: material && toPart(material),
    color: color && toPart(color),
    thickness: thickness && { id: thickness.id, name: thickness.displayName },
    lengthMm: parseNumber(request.length),
    widthMm: parseNumber(request.width),
    sinkType: sink && sink.name !== noSinkName ? toPart(sink) : null,
    cutouts: cutouts.filter(({ name }) => name !== noCutoutsName).map(toPart),
    notes: tidy(request.notes),
  };
  refuseWhatNobodyCuts(asked);
  const quantity = parseNumber(request.quantity) ?? 1;
  const isSaid = Object.values(asked).some((said) => (Array.isArray(said) ? said.length > 0 : said !== null));
  return isSaid ? { ...asked, ...(quantity > 1 && { quantity }) } : null;
}

const at = (field: keyof ContactConfiguration) => `configuration.${field}`;

const toPart = ({ id, name }: { id: number; name: string }) => ({ id, name });

function find<T>(
  rows: ReadonlyMap<number, T>,
  id: CatalogueId | null | undefined,
  part: keyof ContactConfiguration,
): T | null {
  const number = parseNumber(id);
  return number === null ? null : getPart(rows, number, part, at(part));
}

function refuseWhatNobodyCuts({
  lengthMm,
  widthMm,
  cutouts,
}: Pick<RequestedConfiguration, 'lengthMm' | 'widthMm' | 'cutouts'>): void {
  const limits = inquiryConfigurationLimits;
  const wrong = [
    ...checkSide('length', lengthMm, limits.lengthMm),
    ...checkSide('width', widthMm, limits.widthMm),
  ];
  if (cutouts.length > limits.cutouts) {
    wrong.push({
      field: at('cutoutIds'),
      message: `We cut at most ${limits.cutouts} openings in one top.`,
    });
  }
  if (wrong.length) throw new AppError('request/invalid', { fields: wrong });
}

function checkSide(
  field: 'length' | 'width',
  mm: number | null,
  { min, max }: { min: number; max: number },
): FieldError[] {
  if (mm === null || (mm >= min && mm <= max)) return [];
  const most = max.toLocaleString('en-GB');
  return [{ field: at(field), message: `Please enter whole millimetres from ${min} to ${most}.` }];
}
