import { tradeHintCookie } from '@app/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config';

type CookieSettings = Pick<AppConfig, 'publicOrigin'>;

const isSecure = ({ publicOrigin }: CookieSettings) => publicOrigin.startsWith('https:');
/** The `__Host-` prefix makes browsers accept it only over https and from this host. */
const cookieNameOf = (settings: CookieSettings) => (isSecure(settings) ? '__Host-trade' : 'trade');

const cookieOptions = (settings: CookieSettings) =>
  ({ sameSite: 'strict', secure: isSecure(settings), path: '/' }) as const;

const maxAgeSeconds = 365 * 86_400;

export const tradeTokenOf = (
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  settings: CookieSettings,
): string | undefined => cookies[cookieNameOf(settings)];

export function setTradeCookies(reply: FastifyReply, settings: CookieSettings, token: string): void {
  void reply.setCookie(cookieNameOf(settings), token, {
    ...cookieOptions(settings),
    httpOnly: true,
    maxAge: maxAgeSeconds,
  });
  void reply.setCookie(tradeHintCookie, '1', {
    ...cookieOptions(settings),
    httpOnly: false,
    maxAge: maxAgeSeconds,
  });
}

export function clearTradeCookies(reply: FastifyReply, settings: CookieSettings): void {
  void reply.clearCookie(cookieNameOf(settings), { ...cookieOptions(settings), httpOnly: true });
  void reply.clearCookie(tradeHintCookie, cookieOptions(settings));
}
