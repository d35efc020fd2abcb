import { Injectable } from '@nestjs/common';
import type { FieldError, MigrationSource } from '@app/contracts';
import { AppConfig } from '../config/app-config';
import { datasetRows } from '../database/seeds/seed-rows';
import { AppError } from '../platform/errors/app-error';
import { ExportError, readExport, type ExportEvent } from '../data';
import type { PreviewItem } from './catalogue-item';
import { enhancedDataset } from './enhanced-dataset';
import { toPreviewItems, type PreviewTables } from './to-preview-items';

const variable = 'PREVIEW_EXPORT_FILE';

/** The preview (D34): the enhanced catalogue shipped with the product, or a configured export file. */
@Injectable()
export class PreviewSource {
  constructor(private readonly config: AppConfig) {}

  get kind(): MigrationSource {
    return this.config.previewExportFile ? 'file' : 'enhanced';
  }

  /** @throws AppError `migration/source-unreachable`, `migration/source-invalid` */
  async read(): Promise<PreviewItem[]> {
    if (this.kind === 'enhanced') return toPreviewItems(datasetRows(enhancedDataset));
    const tables: PreviewTables = { material: [], color: [], sink_type: [], thickness: [], cutout: [] };
    for await (const event of this.events())
      if (event.kind === 'row' && event.row.deleted_at === null)
        tables[event.table as keyof PreviewTables]?.push(event.row);
    return toPreviewItems(tables);
  }

  /** The requested files that the preview has. @throws AppError as above */
  async *files(keys: ReadonlySet<string>): AsyncGenerator<Extract<ExportEvent, { kind: 'file' }>> {
    if (this.kind === 'enhanced') return;
    for await (const event of this.events()) if (event.kind === 'file' && keys.has(event.key)) yield event;
  }

  private async *events(): AsyncGenerator<ExportEvent> {
    try {
      yield* readExport(this.config.previewExportFile ?? '');
    } catch (error) {
      if (error instanceof ExportError) throw sourceInvalid({ field: variable, message: error.message });
      const { code } = error as NodeJS.ErrnoException;
      if (!code || error instanceof AppError) throw error;
      const message = `cannot be read (${code})`;
      throw new AppError('migration/source-unreachable', { fields: [{ field: variable, message }] });
    }
  }
}

export const sourceInvalid = (problem: FieldError): AppError =>
  new AppError('migration/source-invalid', { fields: [problem] });
