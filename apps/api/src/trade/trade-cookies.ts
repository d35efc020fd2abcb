import { tradeHintCookie } from '@app/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config';

type Settings = Pick<AppConfig, 'publicOrigin'>;

const isSecure = ({ publicOrigin }: Settings) => publicOrigin.startsWith('https:');
/** The `__Host-` prefix makes browsers accept it only over https and from this host. */
const nameOf = (settings: Settings) => (isSecure(settings) ? '__Host-trade' : 'trade');

const shared = (settings: Settings) =>
  ({ sameSite: 'strict', secure: isSecure(settings), path: '/' }) as const;

const maxAge = 365 * 86_400;

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
