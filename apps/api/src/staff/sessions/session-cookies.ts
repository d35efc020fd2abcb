import type { FastifyReply } from 'fastify';
import { sessionHintCookie } from '@app/contracts';
import type { AppConfig } from '../../config/app-config';
import { deviceLifetimeDays } from '../sign-in/known-devices';

type Settings = Pick<AppConfig, 'publicOrigin' | 'sessionLongestMinutes'>;

/** Over https, the prefix `__Host-` guarantees that the cookie was set by this host over https only. */
const isSecure = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>) => publicOrigin.startsWith('https:');
const cookieNameOf = (name: string, settings: Pick<Settings, 'publicOrigin'>) =>
  isSecure(settings) ? `__Host-${name}` : name;

export const sessionCookieName = (settings: Pick<Settings, 'publicOrigin'>) => cookieNameOf('sid', settings);
/** Marks a browser in which somebody has signed in before. */
export const deviceCookieName = (settings: Pick<Settings, 'publicOrigin'>) =>
  cookieNameOf('device', settings);

/** `strict`: browsers do not send the cookies with links from other sites. */
const baseOptions = (settings: Settings) =>
  ({ sameSite: 'strict', secure: isSecure(settings), path: '/' }) as const;

/** The cookie lasts as long as the longest session. The server ends idle sessions earlier. */
export const sessionCookieOptions = (settings: Settings) =>
  ({
    ...baseOptions(settings),
    httpOnly: true,
    maxAge: settings.sessionLongestMinutes * 60_000,
  }) as const;

export function setDeviceCookie(reply: FastifyReply, settings: Settings, token: string): void {
  const maxAge = deviceLifetimeDays * 24 * 3_600;
  void reply.setCookie(deviceCookieName(settings), token, {
    ...baseOptions(settings),
    httpOnly: true,
    maxAge,
  });
}

/** Tells the shop's scripts that there may be a session. They cannot read the session cookie. */
export function setHintCookie(reply: FastifyReply, settings: Settings): void {
  void reply.setCookie(sessionHintCookie, '1', {
    ...baseOptions(settings),
    httpOnly: false,
    maxAge: settings.sessionLongestMinutes * 60,
  });
}

export function clearCookies(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(sessionCookieName(settings), { ...baseOptions(settings), httpOnly: true });
  clearHintCookie(reply, settings);
}

export function clearHintCookie(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(sessionHintCookie, baseOptions(settings));
}
