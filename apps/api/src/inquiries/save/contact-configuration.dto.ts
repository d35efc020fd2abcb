import { inquiryConfigurationLimits, type CatalogueId, type ContactConfiguration } from '@app/contracts';
import { OptionalText } from '../../platform/validation/plain-text';
import { CatalogueIdForm, CatalogueIdList, WholeMillimetres } from '../../quotes';

/** A top that the calculator does not price, in the forms of a quote (D11). */
export class ContactConfigurationDto implements ContactConfiguration {
  @CatalogueIdForm()
  materialId?: CatalogueId | null;

  @CatalogueIdForm()
  colorId?: CatalogueId | null;

  @CatalogueIdForm()
  thicknessId?: CatalogueId | null;

  @WholeMillimetres()
  length?: number | string | null;

  @WholeMillimetres()
  width?: number | string | null;

  @CatalogueIdForm()
  sinkTypeId?: CatalogueId | null;

  @CatalogueIdList()
  cutoutIds?: CatalogueId[] | string | null;

  @OptionalText(inquiryConfigurationLimits.notes)
  notes?: string | null;
}
