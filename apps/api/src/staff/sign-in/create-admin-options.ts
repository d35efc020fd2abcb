import { parseArgs } from 'node:util';
import { contactLimits, isEmail } from '@app/contracts';

export type CreateAdminOptions =
  | { kind: 'new'; email: string; firstName: string }
  | { kind: 'reset-password'; email: string };

const maxNameLength = contactLimits.firstName;

export class UsageError extends Error {}

/** Reads `--email sam@example.com --name Sam`, or `--email … --reset-password`. @throws UsageError */
export function readCreateAdminOptions(args: readonly string[]): CreateAdminOptions {
  const { email: emailOption, name, 'reset-password': resets } = optionsOf(args);
  const email = emailOption?.trim().toLowerCase() ?? '';
  if (!isEmail(email)) throw new UsageError('--email must be an email address.');
  if (resets) return { kind: 'reset-password', email };
  const firstName = name?.trim() ?? '';
  if (!firstName || [...firstName].length > maxNameLength || /\p{C}/u.test(firstName)) {
    throw new UsageError(`--name must be a first name of at most ${maxNameLength} characters.`);
  }
  return { kind: 'new', email, firstName };
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        'reset-password': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
