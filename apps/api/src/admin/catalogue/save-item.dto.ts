import {
  catalogueLimits,
  type SaveColorRequest,
  type SaveFlatPartRequest,
  type SaveMaterialRequest,
  type SaveThicknessRequest,
} from '@app/contracts';
import { isPriceWithin } from '@app/pricing';
import {
  dtoOf,
  isVisibleLine,
  listOf,
  optional,
  optionalFlag,
  optionalText,
  optionalVersion,
  partial,
  requiredLine,
  requiredRowId,
  type Rule,
  shaped,
} from '../../platform/validation';

const { name, description, points, text, basePrice, colorModifier, flatModifier } = catalogueLimits;

/** Pounds as a number or a decimal string, within the limits of its kind (specification §5). */
const price = (limits: { min: number; max: number }, places: 2 | 3): Rule => ({
  accepts: (value) => {
    if (typeof value !== 'number' && typeof value !== 'string') return false;
    try {
      return isPriceWithin(String(value).trim(), limits, places);
    } catch {
      return false;
    }
  },
  message: `Please enter an amount from ${limits.min} to ${limits.max} with at most ${places} decimals.`,
  schema: {
    anyOf: [{ type: 'string' }, { type: 'number', minimum: limits.min, maximum: limits.max }],
  },
});

const hexCode = shaped(
  /^\s*#[0-9a-fA-F]{6}\s*$/,
  'Please give the colour as # and six digits, such as #e4e4e3.',
);

const lines = optional(
  listOf(
    points.count,
    {
      accepts: (line) => isVisibleLine(line, points.length),
      schema: { type: 'string', maxLength: points.length },
    },
    `Please give at most ${points.count} lines of at most ${points.length} characters, none of them empty.`,
  ),
);

/** The address of one of our own pictures (D32); '' means none. Does not check that the file exists. */
const picture = optional(
  shaped(
    /^(?:\/(?:stone|api\/images)\/[\w./-]{1,200}(?:\?v=\w{1,64})?)?$/,
    'This must be one of our own pictures, or nothing.',
  ),
);

const change = { isActive: optionalFlag, version: optionalVersion };

export class SaveMaterialDto extends dtoOf<SaveMaterialRequest>({
  ...change,
  name: requiredLine(name),
  description: optionalText(description),
  basePrice: price(basePrice, 3),
  features: lines,
  applications: lines,
  maintenance: optionalText(text),
  warranty: optionalText(text),
  thicknesses: lines,
}) {}

export class SaveColorDto extends dtoOf<SaveColorRequest>({
  ...change,
  materialId: requiredRowId,
  name: requiredLine(name),
  hexCode: optional(hexCode),
  imageUrl: picture,
  imageUrl2: picture,
  priceModifier: optional(price(colorModifier, 2)),
}) {}

export class SaveFlatPartDto extends dtoOf<SaveFlatPartRequest>({
  ...change,
  name: requiredLine(name),
  description: optionalText(description),
  priceModifier: optional(price(flatModifier, 2)),
}) {}

export class SaveThicknessDto extends dtoOf<SaveThicknessRequest>({
  ...change,
  value: requiredLine(name),
  displayName: requiredLine(name),
  priceModifier: optional(price(colorModifier, 2)),
}) {}

/** All fields are optional; those left out stay unchanged. */
export class ChangeMaterialDto extends dtoOf(partial(SaveMaterialDto.rules)) {}
export class ChangeColorDto extends dtoOf(partial(SaveColorDto.rules)) {}
export class ChangeFlatPartDto extends dtoOf(partial(SaveFlatPartDto.rules)) {}
export class ChangeThicknessDto extends dtoOf(partial(SaveThicknessDto.rules)) {}
