import { type CatalogueKind, type PriceChangeRequest, catalogueKinds } from '@app/contracts';
import { OptionalFlag, OptionalRowId } from '../../platform/validation/form-rules';
import { RequiredLine } from '../../platform/validation/plain-text';
import { requiredWireRule, wireRule } from '../../platform/validation/wire-rule';

/** Staff write a few times an hour: their requests may all take the careful path. */
const never = { not: {} };

/** One of the five kinds of rows. */
const RequiredKind = () =>
  requiredWireRule({
    name: 'catalogueKind',
    accepts: (value) => (catalogueKinds as readonly unknown[]).includes(value),
    message: `This must be one of: ${catalogueKinds.join(', ')}.`,
    schema: never,
  });

/** A figure with or without its sign, as text or number; '' means none. How many decimals it may have is another question. */
const OptionalSignedFigure = () =>
  wireRule({
    name: 'signedFigure',
    accepts: (value) =>
      (typeof value === 'string' || typeof value === 'number') &&
      /^(?:[+-]?\d{1,6}(?:\.\d{1,12})?)?$/.test(String(value).trim()),
    message: 'This must be a figure such as 4 or -2.5.',
    schema: never,
  });

export class PreviewPriceChangeDto implements PriceChangeRequest {
  @RequiredKind()
  kind: CatalogueKind;

  @OptionalRowId()
  materialId?: number | null;

  @OptionalSignedFigure()
  percent?: string;

  @OptionalSignedFigure()
  amount?: string;

  @OptionalFlag()
  includeInactive?: boolean;
}

export class CarryOutPriceChangeDto extends PreviewPriceChangeDto {
  @RequiredLine(100)
  digest: string;
}
