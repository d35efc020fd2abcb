// `npm run backup`, `backup:list`, `backup:test` and `backup:restore -- BACKUP`: on the database that DATABASE_URL names;
// without it on that of the demo in this checkout, which is started for as long as it takes where it does not run.
import { runOnDatabase } from './processes/run-on-database.ts';

const [command = '', ...args] = process.argv.slice(2);
const wanted = { list: 'nothing', restore: 'at rest' } as const;

await runOnDatabase(
  'backup',
  [command, ...args],
  Object.hasOwn(wanted, command) ? wanted[command as keyof typeof wanted] : 'as it is',
);
