import { ConsoleLogger, type LogLevel } from '@nestjs/common';

const troubles: LogLevel[] = ['fatal', 'error', 'warn'];

/** One JSON object a line in production, for machines; plain lines in the demo, for people. */
export function createLogger(appEnv: 'demo' | 'production'): ConsoleLogger {
  const isDemo = appEnv === 'demo';
  return new ConsoleLogger({
    json: !isDemo,
    colors: isDemo && process.stdout.isTTY === true,
    compact: true,
    // What Nest says about its own start helps nobody; see tellProgress.
    logLevels: troubles,
  });
}

/** Once a process has started: what our own code has done is told too, and no longer troubles alone. */
export const tellProgress = (logger: ConsoleLogger): void => logger.setLogLevels([...troubles, 'log']);
