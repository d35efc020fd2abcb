import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { quoteIdPattern, quoteLimits, type CatalogueId, type SaveQuoteRequest } from '@app/contracts';
import { OptionalText } from '../../platform/validation/plain-text';
import { OptionalPublicId } from '../../platform/validation/public-id';
import { CatalogueIdForm, CatalogueIdList, WholeMillimetres } from './save-quote-rules';

const text = { type: 'string', pattern: '^\\d*$' };
const id = { oneOf: [{ type: 'integer' }, text], example: 3 };
/** In OpenAPI 3.0 `nullable` counts only beside a `type`. */
const optionalId = {
  oneOf: [{ type: 'integer', nullable: true }, text],
  example: 3,
  description: "'' and null mean none",
};
const millimetres = ({ min, max }: { min: number; max: number }, direction: string) => ({
  oneOf: [
    { type: 'integer', minimum: min, maximum: max },
    { type: 'string', pattern: '^\\d+$' },
  ],
  description: `Whole millimetres ${direction}, ${min} to ${max}`,
});

/**
 * The forms in which a configuration may arrive (D11). That a needed part is missing is not a matter of form,
 * so everything is optional here; `readWantedTop` says what is missing.
 */
export class TopDto implements Partial<Omit<SaveQuoteRequest, 'area' | 'basePrice' | 'totalPrice'>> {
  @ApiProperty(id)
  @CatalogueIdForm()
  materialId?: CatalogueId;

  @ApiProperty({ ...optionalId, description: 'Without a colour there is no price' })
  @CatalogueIdForm()
  colorId?: CatalogueId | null;

  @ApiPropertyOptional(optionalId)
  @CatalogueIdForm()
  sinkTypeId?: CatalogueId | null;

  @ApiProperty(id)
  @CatalogueIdForm()
  thicknessId?: CatalogueId;

  @ApiPropertyOptional({ ...optionalId, description: 'Counts only where `cutoutIds` is empty' })
  @CatalogueIdForm()
  cutoutId?: CatalogueId | null;

  @ApiPropertyOptional({
    oneOf: [{ type: 'array', items: id, maxItems: quoteLimits.cutouts, nullable: true }, { type: 'string' }],
    example: [4, 7],
    description: 'An array, a JSON text or a comma list',
  })
  @CatalogueIdList()
  cutoutIds?: CatalogueId[] | string | null;

  @ApiProperty({ ...millimetres(quoteLimits.lengthMm, 'along the wall'), example: 1200 })
  @WholeMillimetres()
  length?: number | string;

  @ApiProperty({ ...millimetres(quoteLimits.widthMm, 'from wall to front'), example: 350 })
  @WholeMillimetres()
  width?: number | string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: quoteLimits.notes })
  @OptionalText(quoteLimits.notes)
  notes?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    pattern: quoteIdPattern.source,
    description: 'The quote that this one renews',
  })
  @OptionalPublicId()
  replacesQuoteId?: string | null;
}
