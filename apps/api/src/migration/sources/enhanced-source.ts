import { Readable } from 'node:stream';
import type { CatalogueDataset } from '../../database/seeds/dataset';
import { datasetRows } from '../../database/seeds/seed-rows';
import type { PreviewItem } from '../catalogue-item';
import { readPreviewTables } from '../reading/read-preview-tables';
import { PreviewSource, type PreviewFile } from './preview-source';

/** The catalogue that ships with the product. */
export class EnhancedSource extends PreviewSource {
  readonly kind = 'enhanced';

  constructor(private readonly dataset: CatalogueDataset) {
    super();
  }

  read(): Promise<PreviewItem[]> {
    return Promise.resolve(readPreviewTables(datasetRows(this.dataset)));
  }

  /** None: all its pictures ship with it too. */
  files(): AsyncIterable<PreviewFile> {
    return Readable.from([]);
  }
}
