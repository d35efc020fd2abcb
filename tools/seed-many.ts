// `npm run seed:many -- --quotes 100000 --deposits 30000 --seed 7`: invents orders, to see how lists fare with many. Into
// the database that DATABASE_URL names; without it into the demo's of this checkout. Never in production.
import { runOnDatabase } from './processes/run-on-database.ts';

await runOnDatabase('seed-many');
