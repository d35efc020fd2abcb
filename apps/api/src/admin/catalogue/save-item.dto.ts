import {
  basinLimits,
  basinTemplatePattern,
  basinTypes,
  catalogueLimits,
  isBasinSize,
  type SaveBasinRequest,
  type SaveColorRequest,
  type SaveCutoutRequest,
  type SaveFlatPartRequest,
  type SaveMaterialRequest,
  type SaveSinkTypeRequest,
  type SaveThicknessRequest,
} from '@app/contracts';
import { isPriceWithin } from '@app/pricing';
import { basinSizeSchema } from '../../catalogue';
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
  requiredOneOf,
  requiredRowId,
  type Rule,
  matchingPattern,
} from '../../platform/validation';

const { name, description, points, text, basePrice, colorModifier, flatModifier } = catalogueLimits;

/** Pounds as a number or a decimal string, within the limits of its kind (specification §5). */
const price = (limits: { min: number; max: number }, decimals: 2 | 3): Rule => ({
  accepts: (value) => {
    if (typeof value !== 'number' && typeof value !== 'string') return false;
    try {
      return isPriceWithin(String(value).trim(), limits, decimals);
    } catch {
      return false;
    }
  },
  message: `Please enter an amount from ${limits.min} to ${limits.max} with at most ${decimals} decimals.`,
  schema: {
    anyOf: [{ type: 'string' }, { type: 'number', minimum: limits.min, maximum: limits.max }],
  },
});

const hexCode = matchingPattern(
  /^\s*#[0-9a-fA-F]{6}\s*$/,
  'Please give the colour as # and six digits, such as #e4e4e3.',
);

const bulletPoints = optional(
  listOf(
    points.count,
    {
      accepts: (line) => isVisibleLine(line, points.length),
      schema: { type: 'string', maxLength: points.length },
    },
    `Please give at most ${points.count} lines of at most ${points.length} characters, none of them empty.`,
  ),
);

/** The URL path of one of our own pictures (D32); '' means none. Does not check that the file exists. */
const pictureUrl = optional(
  matchingPattern(
    /^(?:\/(?:stone|api\/images)\/[\w./-]{1,200}(?:\?v=\w{1,64})?)?$/,
    'This must be one of our own pictures, or nothing.',
  ),
);

const basinSize: Rule = {
  accepts: isBasinSize,
  message: 'Please give its sizes in whole millimetres, within our limits.',
  schema: basinSizeSchema,
};

const commonRules = { isActive: optionalFlag, version: optionalVersion };

export class SaveMaterialDto extends dtoOf<SaveMaterialRequest>({
  ...commonRules,
  name: requiredLine(name),
  description: optionalText(description),
  basePrice: price(basePrice, 3),
  features: bulletPoints,
  applications: bulletPoints,
  maintenance: optionalText(text),
  warranty: optionalText(text),
  thicknesses: bulletPoints,
}) {}

export class SaveColorDto extends dtoOf<SaveColorRequest>({
  ...commonRules,
  materialId: requiredRowId,
  name: requiredLine(name),
  hexCode: optional(hexCode),
  imageUrl: pictureUrl,
  imageUrl2: pictureUrl,
  priceModifier: optional(price(colorModifier, 2)),
}) {}

class SaveFlatPartDto extends dtoOf<SaveFlatPartRequest>({
  ...commonRules,
  name: requiredLine(name),
  description: optionalText(description),
  priceModifier: optional(price(flatModifier, 2)),
}) {}

export class SaveSinkTypeDto extends dtoOf<SaveSinkTypeRequest>({
  ...SaveFlatPartDto.rules,
  includesBasin: optionalFlag,
}) {}

export class SaveCutoutDto extends dtoOf<SaveCutoutRequest>({
  ...SaveFlatPartDto.rules,
  excludes: bulletPoints,
}) {}

export class SaveBasinDto extends dtoOf<SaveBasinRequest>({
  ...commonRules,
  maker: requiredLine(basinLimits.name),
  name: requiredLine(basinLimits.name),
  type: requiredOneOf(basinTypes),
  size: basinSize,
  template: optional(matchingPattern(basinTemplatePattern, 'This must be an uploaded template, or nothing.')),
}) {}

export class SaveThicknessDto extends dtoOf<SaveThicknessRequest>({
  ...commonRules,
  value: requiredLine(name),
  displayName: requiredLine(name),
  priceModifier: optional(price(colorModifier, 2)),
}) {}

/** All fields are optional; those left out stay unchanged. */
export class ChangeMaterialDto extends dtoOf(partial(SaveMaterialDto.rules)) {}
export class ChangeColorDto extends dtoOf(partial(SaveColorDto.rules)) {}
export class ChangeSinkTypeDto extends dtoOf(partial(SaveSinkTypeDto.rules)) {}
export class ChangeCutoutDto extends dtoOf(partial(SaveCutoutDto.rules)) {}
export class ChangeBasinDto extends dtoOf(partial(SaveBasinDto.rules)) {}
export class ChangeThicknessDto extends dtoOf(partial(SaveThicknessDto.rules)) {}
