import { ApiPropertyOptional } from '@nestjs/swagger';
import { inquiryConfigurationLimits, type CatalogueId, type ContactConfiguration } from '@app/contracts';
import { OptionalText } from '../../platform/validation/plain-text';
import { CatalogueIdForm, CatalogueIdList, WholeMillimetres } from '../../quotes';

const text = { type: 'string', pattern: '^\\d*$' };
/** In OpenAPI 3.0 `nullable` counts only beside a `type`. */
const id = { oneOf: [{ type: 'integer', nullable: true }, text], example: 3 };
const millimetres = ({ min, max }: { min: number; max: number }, direction: string) => ({
  oneOf: [{ type: 'integer', minimum: min, maximum: max, nullable: true }, text],
  description: `Whole millimetres ${direction}, ${min} to ${max}`,
});

/** A top that the calculator does not price, in the forms of a quote (D11). */
export class ContactConfigurationDto implements ContactConfiguration {
  @ApiPropertyOptional(id)
  @CatalogueIdForm()
  materialId?: CatalogueId | null;

  @ApiPropertyOptional(id)
  @CatalogueIdForm()
  colorId?: CatalogueId | null;

  @ApiPropertyOptional(id)
  @CatalogueIdForm()
  thicknessId?: CatalogueId | null;

  @ApiPropertyOptional({
    ...millimetres(inquiryConfigurationLimits.lengthMm, 'along the wall'),
    example: 3200,
  })
  @WholeMillimetres()
  length?: number | string | null;

  @ApiPropertyOptional({
    ...millimetres(inquiryConfigurationLimits.widthMm, 'from wall to front'),
    example: 420,
  })
  @WholeMillimetres()
  width?: number | string | null;

  @ApiPropertyOptional(id)
  @CatalogueIdForm()
  sinkTypeId?: CatalogueId | null;

  @ApiPropertyOptional({
    oneOf: [
      { type: 'array', items: id, maxItems: inquiryConfigurationLimits.cutouts, nullable: true },
      { type: 'string' },
    ],
    example: [4, 7],
    description: 'An array, a JSON text or a comma list',
  })
  @CatalogueIdList()
  cutoutIds?: CatalogueId[] | string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: inquiryConfigurationLimits.notes })
  @OptionalText(inquiryConfigurationLimits.notes)
  notes?: string | null;
}
