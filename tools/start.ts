// `npm start`: builds what changed and runs the whole product.
import { buildChanged } from './setup/build-changed.ts';
import { runUntilInterrupted } from './supervisor/run-until-interrupted.ts';

if (buildChanged())
  await runUntilInterrupted({ env: { DEMO_ORDERS: 'true', BACKUP_AT: '02:30', ...process.env } });
else process.exitCode = 1;
