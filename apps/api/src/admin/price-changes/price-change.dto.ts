import { type CatalogueKind, type PriceChangeRequest, catalogueKinds } from '@app/contracts';
import { OptionalFlag, OptionalRowId } from '../../platform/validation/form-rules';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { RequiredLine } from '../../platform/validation/plain-text';
import { wireRule } from '../../platform/validation/wire-rule';

/** A figure with or without its sign, as text or number; '' means none. How many decimals it may have is another question. */
const OptionalSignedFigure = () =>
  wireRule({
    name: 'signedFigure',
    accepts: (value) =>
      (typeof value === 'string' || typeof value === 'number') &&
      /^(?:[+-]?\d{1,6}(?:\.\d{1,12})?)?$/.test(String(value).trim()),
    message: 'This must be a figure such as 4 or -2.5.',
    schema: { type: ['string', 'number'] },
  });

export class PreviewPriceChangeDto implements PriceChangeRequest {
  @RequiredOneOf(catalogueKinds)
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
