import { Color, CatalogueVersion, Cutout, Material, SinkType, Thickness } from './catalogue/index';
import { WorkerHeartbeat } from './queue/index';
import { Quote } from './quotes/index';

/** Every table, for the one data source. */
export const entities = [
  Material,
  Color,
  SinkType,
  Thickness,
  Cutout,
  CatalogueVersion,
  Quote,
  WorkerHeartbeat,
];
