export { TransferModule } from './transfer.module';
export { ExportData, type DataExport } from './export-data';
export { ExportError, type ExportPlace } from './export-error';
export { exportSchema } from './export-schema';
export type { ExportHeader } from './export-format';
export { exportedTables, tablesLeftOut, type ExportedTable } from './exported-tables';
export { readExport, type ExportEvent } from './read-export';
export { siteWords } from './site-words';
export { writeExport } from './write-export';
