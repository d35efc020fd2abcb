import { priceListLimit, type PriceImportRequest } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RequiredLine, RequiredText } from '../../platform/validation/plain-text';

export class PreviewPriceImportDto implements PriceImportRequest {
  @ApiProperty({ description: 'The text of the file: CSV with the columns Kind, Material, Name, Price' })
  @RequiredText(priceListLimit)
  csv: string;
}

export class CarryOutPriceImportDto extends PreviewPriceImportDto {
  @ApiProperty({
    description: 'From the preview: where it would do something else by now, nothing is written',
  })
  @RequiredLine(100)
  digest: string;
}
