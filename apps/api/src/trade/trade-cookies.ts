import { tradeHintCookie } from '@app/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config';

type Settings = Pick<AppConfig, 'publicOrigin'>;

const isSecure = ({ publicOrigin }: Settings) => publicOrigin.startsWith('https:');
/** Over https a cookie says by its name that it travels by no other way and was set by no other host. */
const nameOf = (settings: Settings) => (isSecure(settings) ? '__Host-trade' : 'trade');

/** No page of others asks for anybody's prices. */
const shared = (settings: Settings) =>
  ({ sameSite: 'strict', secure: isSecure(settings), path: '/' }) as const;

/** A year, as long as the link of an order. */
const maxAge = 365 * 86_400;

/** The token of the link that was opened in a browser; undefined: none was. */
export const tradeTokenOf = (
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  settings: Settings,
): string | undefined => cookies[nameOf(settings)];

export function setTradeCookies(reply: FastifyReply, settings: Settings, token: string): void {
  void reply.setCookie(nameOf(settings), token, { ...shared(settings), httpOnly: true, maxAge });
  void reply.setCookie(tradeHintCookie, '1', { ...shared(settings), httpOnly: false, maxAge });
}

export function clearTradeCookies(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(nameOf(settings), { ...shared(settings), httpOnly: true });
  void reply.clearCookie(tradeHintCookie, shared(settings));
}
