import {
  catalogueKinds,
  priceListLimit,
  type CatalogueKind,
  type PriceImportLine,
  type PriceImportPreview,
  type PriceImportProblem,
  type PriceImportRequest,
} from '@app/contracts';
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

/** The documents' view of replies; these classes hold nothing. */
class PriceImportLineDto implements PriceImportLine {
  @ApiProperty({ type: 'integer', description: 'Of the file; the titles are line 1' }) line: number;
  @ApiProperty({ enum: catalogueKinds }) kind: CatalogueKind;
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of colours' }) materialName: string | null;
  @ApiProperty({ example: '5.60' }) from: string;
  @ApiProperty({ example: '5.82' }) to: string;
}

class PriceImportProblemDto implements PriceImportProblem {
  @ApiProperty({ type: 'integer' }) line: number;
  @ApiProperty({ example: 'There is no color called ‘Blau’ of Quartz.' }) message: string;
}

export class PriceImportPreviewDto implements PriceImportPreview {
  @ApiProperty({ type: [PriceImportLineDto] }) lines: PriceImportLine[];
  @ApiProperty({ type: [PriceImportProblemDto], description: 'With one of them nothing can be carried out' })
  problems: PriceImportProblem[];
  @ApiProperty({ type: 'integer' }) unchanged: number;
  @ApiProperty({
    type: 'integer',
    description: 'Prices of the catalogue that the list leaves out: they stay',
  })
  notListed: number;
  @ApiProperty() digest: string;
}
