export { TransferModule } from './transfer.module';
export { ExportData, type DataExport } from './export-data';
export { ExportError, type ExportPlace } from './export-error';
export { exportSchema } from './export-schema';
export { exportedTables } from './exported-tables';
export { readExport, type ExportEvent } from './read-export';
export { writeExport } from './write-export';
