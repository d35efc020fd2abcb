// `npm run admin:create -- --email … --name …`: makes an admin and prints the password. On the database that DATABASE_URL
// names; without it on the one of the demo that runs in this checkout.
import { runOnDatabase } from './processes/run-on-database.ts';

runOnDatabase('create-admin');
