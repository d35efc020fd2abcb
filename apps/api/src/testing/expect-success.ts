import type { LightMyRequestResponse as Response } from 'fastify';

/** What an API answered that did as it was asked. */
export async function expectSuccess<Told = { id: string }>(
  asked: Response | Promise<Response>,
): Promise<Told> {
  const reply = await asked;
  expect({ isDone: reply.statusCode < 300, body: reply.body }).toMatchObject({ isDone: true });
  return (reply.body && reply.headers['content-type']?.includes('json') ? reply.json() : undefined) as Told;
}
