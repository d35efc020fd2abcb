import { logOutput } from '@app/server';
import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Level } from 'pino';
import { currentRequestId } from './request-context';

export interface ProcessLogger extends LoggerService {
  /** Once a process has started: what our own code has done is told too, and no longer troubles alone. */
  tellProgress(): void;
}

/** Nest's logger by pino: one JSON object a line, with the id of the request that it belongs to. */
export function createLogger(logLevel: string, logTo: DestinationStream = logOutput()): ProcessLogger {
  const isQuieter = pino.levels.values[logLevel] === undefined || pino.levels.values[logLevel] > 40;
  const log = pino(
    {
      // What Nest says about its own start helps nobody; see tellProgress.
      level: isQuieter ? logLevel : 'warn',
      mixin: () => ({ reqId: currentRequestId() ?? undefined }),
    },
    logTo,
  );
  /** Nest hands over the name of the class last, and before it the stack of an error. */
  const at =
    (level: Level) =>
    (message: unknown, ...rest: unknown[]): void => {
      const context = rest.pop();
      const [stack] = rest;
      if (typeof message === 'object') log[level]({ context, stack, ...message });
      else log[level]({ context, stack }, String(message as string));
    };
  return {
    log: at('info'),
    error: at('error'),
    warn: at('warn'),
    debug: at('debug'),
    verbose: at('trace'),
    fatal: at('fatal'),
    tellProgress: () => (log.level = logLevel),
  };
}
