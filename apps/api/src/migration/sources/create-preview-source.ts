import type { AppConfig } from '../../config/app-config';
import { enhancedDataset } from '../enhanced/enhanced-dataset';
import { DatabaseSource } from './database-source';
import { EnhancedSource } from './enhanced-source';
import { FileSource } from './file-source';
import { pictureStore } from './picture-store';
import type { PreviewSource } from './preview-source';

/** The Preview that the configuration names (D34). */
export function createPreviewSource({ preview }: AppConfig): PreviewSource {
  if (preview.kind === 'enhanced') return new EnhancedSource(enhancedDataset);
  if (preview.kind === 'file') return new FileSource(preview);
  const { storageUrl } = preview;
  return new DatabaseSource(preview, storageUrl === null ? null : pictureStore(storageUrl));
}
