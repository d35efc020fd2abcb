import { basketSessionPattern } from '@app/contracts';
import { AppError } from '../platform/errors/app-error';

/**
 * The name of a basket, if it has the form that browsers give it (D10).
 * @throws AppError `basket/malformed-session`
 */
export function checkSessionId(sessionId: string): string {
  if (!basketSessionPattern.test(sessionId)) throw new AppError('basket/malformed-session');
  return sessionId;
}
