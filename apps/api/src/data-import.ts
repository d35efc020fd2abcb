import 'reflect-metadata';
import { processConfig } from './config/process-config';
import { readBackupConfig } from './config/read-config';
import { importExport } from './data';
import { createStorage } from './platform/storage/storage.module';

const [path, ...furtherArguments] = process.argv.slice(2);
if (!path || furtherArguments.length > 0 || path.startsWith('-')) {
  console.error('npm run data:import -- FILE   loads an export into an empty database');
  process.exit(64); // EX_USAGE of sysexits.h
}

const config = processConfig(readBackupConfig);
try {
  const storage = createStorage(config.storage);
  await storage.onModuleInit();
  const { exportedAt, rows, files } = await importExport(path, { config, storage });
  console.info(`Imported: ${rows} rows and ${files} files of the export of ${exportedAt}.
The shop is on hold: no mail, refund or card page goes out until its owner releases it on the page System.
Accounts have no passwords: admin:create --email … --reset-password lets the first owner in, who invites the others.`);
} catch (error) {
  console.error(`Nothing was imported. ${(error as Error).message}`);
  process.exitCode = 1;
}
