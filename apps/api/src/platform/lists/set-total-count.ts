import { mostCounted, totalCountHeader } from '@app/contracts';
import type { FastifyReply } from 'fastify';

/** SQL that counts the rows of a query without reading more of them than anybody is told about. */
export const countOf = (select: string) =>
  `SELECT count(*)::integer AS total FROM (${select} LIMIT ${mostCounted + 1}) AS counted`;

/** Says how many rows all pages have: exact to 10,000, then `10000+` (D33). */
export function setTotalCount(reply: FastifyReply, total: number): void {
  void reply.header(totalCountHeader, total > mostCounted ? `${mostCounted}+` : String(total));
}
