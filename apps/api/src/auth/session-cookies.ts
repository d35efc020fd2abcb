import { sessionHintCookie } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import type { AppConfig } from '../config/app-config';

/** The cookie that is the session. Scripts cannot read it, and it goes to the API alone. */
export const sessionCookie = 'sid';

type Settings = Pick<AppConfig, 'appEnv' | 'sessionLongestMinutes'>;

const shared = ({ appEnv }: Settings) => ({ sameSite: 'lax', secure: appEnv === 'production' }) as const;

/** The cookie lasts as long as a session can; when it ends for want of use the server decides. */
export const sessionCookieOptions = (settings: Settings) =>
  ({
    ...shared(settings),
    path: '/api',
    httpOnly: true,
    maxAge: settings.sessionLongestMinutes * 60_000,
  }) as const;

/** Tells the shop's scripts that there may be a session. */
export function setHint(reply: FastifyReply, settings: Settings): void {
  void reply.setCookie(sessionHintCookie, '1', {
    ...shared(settings),
    path: '/',
    httpOnly: false,
    maxAge: settings.sessionLongestMinutes * 60,
  });
}

export function clearCookies(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(sessionCookie, { ...shared(settings), path: '/api', httpOnly: true });
  clearHint(reply, settings);
}

export function clearHint(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(sessionHintCookie, { ...shared(settings), path: '/' });
}
