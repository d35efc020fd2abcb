import type { AdminQuoteDetail } from '@app/contracts';
import type { LightMyRequestResponse as Response } from 'fastify';
import { auditEntriesOf } from '../../../testing/audit-entries';
import type { TestApi } from '../../../testing/servers/start-api';

export function expectDetail(reply: Response, status = 200): AdminQuoteDetail {
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status });
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.json<AdminQuoteDetail>();
}

export const quoteTraces = (api: () => TestApi) => ({
  rowOf: async (id: string) =>
    (await api().sql<Record<string, unknown>>('SELECT * FROM quote WHERE id = $1', [id]))[0] ?? {},
  timelineOf: (id: string) =>
    api().sql<{ kind: string; details: object; actor_id: number | null }>(
      'SELECT kind, details, actor_id FROM timeline_entry WHERE quote_id = $1 ORDER BY id',
      [id],
    ),
  actionsOf: async (id: string) => (await auditEntriesOf(api(), id)).map(({ action }) => action),
  closePageMessages: () =>
    api().sql(`SELECT payload FROM outbox_message WHERE topic = 'quote-no-longer-payable'`),
});
