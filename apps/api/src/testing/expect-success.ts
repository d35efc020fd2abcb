import { totalCountHeader } from '@app/contracts';
import type { LightMyRequestResponse as Response } from 'fastify';

export async function expectSuccess<Reply = { id: string }>(
  asked: Response | Promise<Response>,
): Promise<Reply> {
  const reply = await asked;
  expect({ isDone: reply.statusCode < 300, body: reply.body }).toMatchObject({ isDone: true });
  return (reply.body && reply.headers['content-type']?.includes('json') ? reply.json() : undefined) as Reply;
}

/** A page of a staff list, which must not be cached, and the total. */
export async function expectPage<Row>(asked: Response | Promise<Response>) {
  const reply = await asked;
  const rows = await expectSuccess<Row[]>(reply);
  expect(reply.headers['cache-control']).toBe('no-store');
  return { rows, total: reply.headers[totalCountHeader.toLowerCase()] };
}
