export { CatalogueModule } from './catalogue.module';
export { CatalogueCache } from './catalogue-cache';
export { Catalogue, isSold } from './catalogue';
export { basinSizeSchema } from './basin-size-schema';
export { BasinTemplates } from './basin-templates';
export type {
  BasinEntry,
  CatalogueRows,
  ColorEntry,
  CutoutEntry,
  MaterialEntry,
  SinkTypeEntry,
  ThicknessEntry,
} from './catalogue';
export { auditItem } from './editing/audit-item';
export { CatalogueEditor } from './editing/catalogue-editor';
export { itemKinds, type ItemFields } from './editing/item-kinds';
export { findItem, insertItem, type ItemRow, lockCatalogue, updateItem } from './editing/item-row';
export { itemStatuses } from './editing/list-items';
export { MakingRulesRecord } from './making/making-rules.entity';
export { SaveMakingRules } from './making/save-making-rules';
export {
  makingRulesSql,
  readMakingRules,
  storedNumbersOf,
  toMakingRules,
} from './making/stored-making-rules';
export { PriceChanges } from './price-changes/price-changes';
export { PriceList } from './price-list/price-list';
export { Basin } from './basin.entity';
export { Color } from './color.entity';
export { Cutout, SinkType } from './flat-part.entity';
export { Material } from './material.entity';
export { Thickness } from './thickness.entity';
