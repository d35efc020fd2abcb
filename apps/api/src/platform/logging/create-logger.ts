import { logOutput } from '@app/server';
import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Level } from 'pino';
import { currentRequestId } from './request-context';

interface ProcessLogger extends LoggerService {
  /** From now on, logs with the configured level. */
  useConfiguredLevel(): void;
}

/** Nest's logger with pino: one JSON object per line, with the request id. */
export function createLogger(logLevel: string, logTo: DestinationStream = logOutput()): ProcessLogger {
  const hidesWarnings = pino.levels.values[logLevel] === undefined || pino.levels.values[logLevel] > 40;
  const log = pino(
    {
      // Nest's own messages at startup are not useful.
      level: hidesWarnings ? logLevel : 'warn',
      mixin: () => ({ reqId: currentRequestId() ?? undefined }),
    },
    logTo,
  );
  /** Nest passes the class name last, and before it an error's stack. */
  const logAt =
    (level: Level) =>
    (message: unknown, ...rest: unknown[]): void => {
      const context = rest.pop();
      const [stack] = rest;
      if (typeof message === 'object') log[level]({ context, stack, ...message });
      else log[level]({ context, stack }, String(message as string));
    };
  return {
    log: logAt('info'),
    error: logAt('error'),
    warn: logAt('warn'),
    debug: logAt('debug'),
    verbose: logAt('trace'),
    fatal: logAt('fatal'),
    useConfiguredLevel: () => (log.level = logLevel),
  };
}
