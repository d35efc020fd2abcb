import type { FastifyReply } from 'fastify';
import { sessionHintCookie } from '@app/contracts';
import type { AppConfig } from '../../config/app-config';
import { knownForDays } from '../sign-in/known-devices';

type Settings = Pick<AppConfig, 'publicOrigin' | 'sessionLongestMinutes'>;

/** Over https, the prefix `__Host-` guarantees that the cookie was set by this host over https only. */
const isSecure = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>) => publicOrigin.startsWith('https:');
const nameOf = (name: string, settings: Pick<Settings, 'publicOrigin'>) =>
  isSecure(settings) ? `__Host-${name}` : name;

export const sessionCookie = (settings: Pick<Settings, 'publicOrigin'>) => nameOf('sid', settings);
/** Marks a browser in which somebody has signed in before. */
export const deviceCookie = (settings: Pick<Settings, 'publicOrigin'>) => nameOf('device', settings);

/** `strict`: browsers do not send the cookies with links from other sites. */
const baseOptions = (settings: Settings) =>
  ({ sameSite: 'strict', secure: isSecure(settings), path: '/' }) as const;

/** Lasts as long as a session may; the server ends idle sessions earlier. Scripts cannot read it. */
export const sessionCookieOptions = (settings: Settings) =>
  ({
    ...baseOptions(settings),
    httpOnly: true,
    maxAge: settings.sessionLongestMinutes * 60_000,
  }) as const;

export function setDevice(reply: FastifyReply, settings: Settings, token: string): void {
  const maxAge = knownForDays * 24 * 3_600;
  void reply.setCookie(deviceCookie(settings), token, { ...baseOptions(settings), httpOnly: true, maxAge });
}

/** Tells the shop's scripts that there may be a session. */
export function setHint(reply: FastifyReply, settings: Settings): void {
  void reply.setCookie(sessionHintCookie, '1', {
    ...baseOptions(settings),
    httpOnly: false,
    maxAge: settings.sessionLongestMinutes * 60,
  });
}

export function clearCookies(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(sessionCookie(settings), { ...baseOptions(settings), httpOnly: true });
  clearHint(reply, settings);
}

export function clearHint(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(sessionHintCookie, baseOptions(settings));
}
