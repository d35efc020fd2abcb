export { CatalogueModule } from './catalogue.module';
export { CatalogueCopy } from './catalogue-copy';
export { Catalogue, isSold } from './catalogue';
export type {
  CatalogueRows,
  ColorEntry,
  CutoutEntry,
  MaterialEntry,
  SinkTypeEntry,
  ThicknessEntry,
} from './catalogue';
export { ColorImageDto } from './catalogue.dto';
export { CatalogueVersion } from './catalogue-version.entity';
export { Color } from './color.entity';
export { Cutout } from './cutout.entity';
export { Material } from './material.entity';
export { PriceChangeLine } from './price-changes/price-change-line.entity';
export { PriceChangeRecord } from './price-changes/price-change-record.entity';
export { SinkType } from './sink-type.entity';
export { Thickness } from './thickness.entity';
