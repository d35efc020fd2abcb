import type { FastifyReply } from 'fastify';
import { sessionHintCookie } from '@app/contracts';
import type { AppConfig } from '../../config/app-config';
import { knownForDays } from '../sign-in/known-devices';

type Settings = Pick<AppConfig, 'publicOrigin' | 'sessionLongestMinutes'>;

/** Over https a cookie says by its name that it travels by no other way and was set by no other host. */
const isSecure = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>) => publicOrigin.startsWith('https:');
const nameOf = (name: string, settings: Pick<Settings, 'publicOrigin'>) =>
  isSecure(settings) ? `__Host-${name}` : name;

export const sessionCookie = (settings: Pick<Settings, 'publicOrigin'>) => nameOf('sid', settings);
/** The one by which a browser is known to have been signed in before. */
export const deviceCookie = (settings: Pick<Settings, 'publicOrigin'>) => nameOf('device', settings);

/** No page of others leads staff anywhere as themselves. */
const shared = (settings: Settings) =>
  ({ sameSite: 'strict', secure: isSecure(settings), path: '/' }) as const;

/** The cookie lasts as long as a session can; when it ends for want of use the server decides. Scripts cannot read it. */
export const sessionCookieOptions = (settings: Settings) =>
  ({
    ...shared(settings),
    httpOnly: true,
    maxAge: settings.sessionLongestMinutes * 60_000,
  }) as const;

export function setDevice(reply: FastifyReply, settings: Settings, token: string): void {
  const maxAge = knownForDays * 24 * 3_600;
  void reply.setCookie(deviceCookie(settings), token, { ...shared(settings), httpOnly: true, maxAge });
}

/** Tells the shop's scripts that there may be a session. */
export function setHint(reply: FastifyReply, settings: Settings): void {
  void reply.setCookie(sessionHintCookie, '1', {
    ...shared(settings),
    httpOnly: false,
    maxAge: settings.sessionLongestMinutes * 60,
  });
}

export function clearCookies(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(sessionCookie(settings), { ...shared(settings), httpOnly: true });
  clearHint(reply, settings);
}

export function clearHint(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(sessionHintCookie, shared(settings));
}
