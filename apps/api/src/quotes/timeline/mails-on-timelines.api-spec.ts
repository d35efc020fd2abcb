import { paths } from '@app/contracts';
import { Statements } from '../../database/statements';
import { mailSettled, type MailSettled } from '../../mail';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { saveAQuote } from '../../testing/a-basket';
import { until } from '../../testing/until';
import { useApi, useWorker } from '../../testing/use-api';

const api = useApi();
const worker = useWorker(api);

const at = '2026-11-21T10:00:00.000Z';
const entriesOf = (quoteId: string) =>
  api.sql('SELECT kind, details, at FROM timeline_entry WHERE quote_id = $1 ORDER BY id', [quoteId]);

it.each(['sent', 'failed'] as const)(
  'a mail that was %s is on the timeline of each of its quotes, once',
  async (outcome) => {
    const [first, second] = [await saveAQuote(api), await saveAQuote(api)];
    const payload: MailSettled = {
      mailId: `mail-${outcome}`,
      kind: 'quotes',
      outcome,
      quoteIds: [first.id, second.id, 'of-no-quote'],
      at,
    };
    await addToOutbox(api.app.get(Statements), {
      topic: mailSettled,
      key: payload.mailId,
      payload: { ...payload },
      at: new Date(),
    });
    const entry = {
      kind: `mail-${outcome}`,
      details: { kind: 'quotes', mailId: payload.mailId },
      at: new Date(at),
    };
    await until(async () => (await entriesOf(second.id)).length > 0);
    // The outbox may call twice for one message.
    await worker.get(OutboxHandlers, { strict: false }).handle(mailSettled, { ...payload });
    expect(await entriesOf(first.id)).toEqual([entry]);
    expect(await entriesOf(second.id)).toEqual([entry]);
    // Sent once more by hand, it has another end.
    const later = '2026-11-22T10:00:00.000Z';
    await worker.get(OutboxHandlers, { strict: false }).handle(mailSettled, { ...payload, at: later });
    expect(await entriesOf(first.id)).toEqual([entry, { ...entry, at: new Date(later) }]);
    expect((await api.get(paths.quote(first.id))).statusCode).toBe(200);
  },
);
