// `npm run data:import -- FILE`: loads an export into the empty database that DATABASE_URL names; without it into the demo's of
// this checkout (`npm run reset` empties it), which is started for as long as that takes.
import { asPlace, runOnDatabase } from './processes/run-on-database.ts';

await runOnDatabase('data-import', process.argv.slice(2).map(asPlace), 'at rest');
