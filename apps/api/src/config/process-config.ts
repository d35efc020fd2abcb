import { ConfigError } from '@app/server';
import type { Environment } from '@app/server';

/** The configuration of this process; where the environment is wrong, says so and ends the process. */
export function processConfig<Config>(read: (env: Environment) => Config): Config {
  try {
    return read(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(78); // EX_CONFIG of sysexits.h: restarting will not help
  }
}
