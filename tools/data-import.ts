// `npm run data:import -- FILE [--dry-run]`: puts an export in the place of what is in the database that DATABASE_URL names;
// without it in the demo's of this checkout, which is started for as long as that takes where it does not run.
import { asPlace, runOnDatabase } from './processes/run-on-database.ts';

await runOnDatabase('data-import', process.argv.slice(2).map(asPlace));
