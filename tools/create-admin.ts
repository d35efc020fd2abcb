// `npm run admin:create -- --email … --name …`: makes an admin and prints the password. On the database that DATABASE_URL
// names; without it on that of the demo in this checkout.
import { runOnDatabase } from './processes/run-on-database.ts';

await runOnDatabase('create-admin');
