import { ConfigError } from '@app/server';
import type { Environment } from '@app/server';

/** Returns the configuration, or prints what is wrong with the environment and exits. */
export function processConfig<Config>(read: (env: Environment) => Config): Config {
  try {
    return read(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(78); // EX_CONFIG of sysexits.h: restarting will not help
  }
}
