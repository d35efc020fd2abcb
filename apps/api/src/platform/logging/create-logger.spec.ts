import { Logger } from '@nestjs/common';
import { createLogger } from './create-logger';
import { withRequestId } from './request-context';

afterEach(() => Logger.overrideLogger(['fatal', 'error', 'warn']));

function logged(write: () => void, logLevel = 'info'): object[] {
  const lines: string[] = [];
  const logger = createLogger(logLevel, { write: (line) => void lines.push(line) });
  logger.useConfiguredLevel();
  Logger.overrideLogger(logger);
  write();
  return lines.map((line) => JSON.parse(line) as object);
}

it('has the request id and the part that logged the line', () => {
  const [line] = logged(() => withRequestId('request-1', () => new Logger('Mail').warn('try 2 failed')));
  expect(line).toMatchObject({ level: 40, reqId: 'request-1', context: 'Mail', msg: 'try 2 failed' });
});

it('keeps structured fields, and the stack of an error', () => {
  const lines = logged(() => {
    new Logger('Errors').error({ code: 'server/unexpected', cause: 'x' });
    new Logger('Errors').error('broken', 'at line 1');
  });
  expect(lines).toMatchObject([
    { level: 50, code: 'server/unexpected', cause: 'x', context: 'Errors' },
    { msg: 'broken', stack: 'at line 1', context: 'Errors' },
  ]);
  expect(lines[0]).not.toHaveProperty('reqId');
});

it('logs nothing below the level, and only warnings until the process has started', () => {
  expect(logged(() => new Logger('Mail').log('sent'), 'warn')).toEqual([]);
  expect(logged(() => new Logger('Mail').fatal('gone'), 'silent')).toEqual([]);
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  logger.log('Nest is starting', 'Nest');
  expect(lines).toEqual([]);
});
