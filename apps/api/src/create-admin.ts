import 'reflect-metadata';
import { createAdmin } from './staff/sign-in/create-admin';
import {
  readCreateAdminOptions,
  UsageError,
  type CreateAdminOptions,
} from './staff/sign-in/create-admin-options';
import { processConfig } from './config/process-config';
import { readScriptConfig } from './config/read-config';
import { withDatabase } from './database/with-database';
import { entities } from './entities';

const options = readInput();
const config = processConfig(readScriptConfig);
const password = await withDatabase(
  config.databaseUrl,
  (statements) => createAdmin(statements, options, new Date()),
  entities,
);
if (password === null) {
  const errors = {
    new: 'A user with this email address exists already. Add --reset-password to give them a new password.',
    'reset-password': 'There is no user with this email address.',
  };
  console.error(errors[options.kind]);
  process.exit(1);
}
console.info(`${options.kind === 'new' ? 'Added' : 'Password reset'}: ${options.email}, an admin.

  Password:  ${password}

It is shown this once. Sign in at /admin, then choose another one under "My account".`);

function readInput(): CreateAdminOptions {
  try {
    return readCreateAdminOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}

  --email sam@example.com --name Sam          adds an admin
  --email sam@example.com --reset-password    gives one a new password, and removes the second factor`);
    process.exit(64); // EX_USAGE of sysexits.h
  }
}
