import { priceListLimit, type PriceImportRequest } from '@app/contracts';
import { RequiredLine, RequiredText } from '../../platform/validation/plain-text';

export class PreviewPriceImportDto implements PriceImportRequest {
  @RequiredText(priceListLimit)
  csv: string;
}

export class CarryOutPriceImportDto extends PreviewPriceImportDto {
  @RequiredLine(100)
  digest: string;
}
