import { mostCounted, totalCountHeader } from '@app/contracts';
import type { FastifyReply } from 'fastify';

/** Says how many rows all pages have: exact to 10,000, then `10000+` (D33). */
export function setTotalCount(reply: FastifyReply, total: number): void {
  void reply.header(totalCountHeader, total > mostCounted ? `${mostCounted}+` : String(total));
}
