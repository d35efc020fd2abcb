import { createReadStream } from 'node:fs';
import type { PreviewFileSettings } from '../../../config/app-config';
import { AppError } from '../../../platform/errors/app-error';
import { ExportError } from '../../export/export-format';
import { readExport, type ExportEvent } from '../../export/read-export';
import type { PreviewItem } from '../catalogue-item';
import { PreviewSource, sourceInvalid, sourceUnreachable, type PreviewFile } from './preview-source';
import { mostRows, previewTableNames, readPreviewTables, type PreviewTableName } from './read-preview-tables';

const where = 'PREVIEW_EXPORT_FILE';
const folder = 'images/';

/** An export file. It is read to its end, where its checksums are; of all but the catalogue nothing is kept. */
export class FileSource extends PreviewSource {
  readonly kind = 'file';

  constructor(private readonly settings: PreviewFileSettings) {
    super();
  }

  async read(): Promise<PreviewItem[]> {
    const empty = previewTableNames.map((name): [string, unknown[]] => [name, []]);
    const tables = Object.fromEntries(empty) as Record<PreviewTableName, unknown[]>;
    for await (const event of this.events()) {
      if (event.kind !== 'row' || !isOfCatalogue(event.table)) continue;
      // One more than there may be says that there are too many.
      if (tables[event.table].length <= mostRows) tables[event.table].push(event.row);
    }
    return readPreviewTables(tables);
  }

  /** Read once more: pictures are many, and most of them are here already. */
  async *files(names: readonly string[]): AsyncGenerator<PreviewFile> {
    const wanted = new Set(names);
    for await (const event of this.events()) {
      if (event.kind !== 'file' || !event.key.startsWith(folder)) continue;
      const name = event.key.slice(folder.length);
      if (wanted.delete(name)) yield { name, content: event.content };
      if (!wanted.size) return;
    }
  }

  private async *events(): AsyncGenerator<ExportEvent> {
    const stream = createReadStream(this.settings.path);
    try {
      yield* readExport(stream);
    } catch (error) {
      throw toRefusal(error);
    } finally {
      stream.destroy();
    }
  }
}

const isOfCatalogue = (table: string): table is PreviewTableName =>
  (previewTableNames as readonly string[]).includes(table);

function toRefusal(error: unknown): unknown {
  if (error instanceof ExportError)
    return sourceInvalid([{ field: where, message: error.message.replace(/\.$/, '') }]);
  const { code } = error as NodeJS.ErrnoException;
  return code && !(error instanceof AppError) ? sourceUnreachable(where, `cannot be read (${code})`) : error;
}
