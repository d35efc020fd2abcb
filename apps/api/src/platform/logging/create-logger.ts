import { ConsoleLogger } from '@nestjs/common';

/** One JSON object a line in production, for machines; plain lines in the demo, for people. */
export function createLogger(appEnv: 'demo' | 'production'): ConsoleLogger {
  const isDemo = appEnv === 'demo';
  return new ConsoleLogger({
    json: !isDemo,
    colors: isDemo && process.stdout.isTTY === true,
    compact: true,
    // What Nest says about its own start helps nobody.
    logLevels: ['fatal', 'error', 'warn'],
  });
}
