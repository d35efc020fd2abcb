import { Readable } from 'node:stream';
import type { AppConfig } from '../../../config/app-config';
import type { CatalogueDataset } from '../../../database/seeds/dataset';
import { datasetRows } from '../../../database/seeds/seed-rows';
import type { PreviewItem } from '../catalogue-item';
import { enhancedDataset } from '../enhanced-dataset';
import { DatabaseSource } from './database-source';
import { FileSource } from './file-source';
import { pictureStore } from './picture-store';
import { PreviewSource, type PreviewFile } from './preview-source';
import { readPreviewTables } from './read-preview-tables';

/** The catalogue that ships with the product. */
class EnhancedSource extends PreviewSource {
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

/** The Preview that the configuration names (D34). */
export function createPreviewSource({ preview }: AppConfig): PreviewSource {
  if (preview.kind === 'enhanced') return new EnhancedSource(enhancedDataset);
  if (preview.kind === 'file') return new FileSource(preview);
  const { storageUrl } = preview;
  return new DatabaseSource(preview, storageUrl === null ? null : pictureStore(storageUrl));
}
