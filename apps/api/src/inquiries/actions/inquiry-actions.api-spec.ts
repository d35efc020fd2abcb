import { paths } from '@app/contracts';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';

/** Runs with the rate limits of production (D43). */
const start = new Date('2026-11-21T09:00:00Z');
let elapsedMs = 0;
const now = () => new Date(start.getTime() + elapsedMs);
const api = useApi({ env: { APP_ENV: 'production' }, now });
beforeEach(async () => {
  elapsedMs = 0;
  await api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter CASCADE');
});

const forms = [
  ['contact', paths.contact, aContact, "Ada O'Lovelace"],
  ['trade', paths.tradeInquiries, aTradeInquiry, 'Ada Lovelace'],
] as const;

/** Each request comes from another network, so that only the limit per address applies. */
let network = 0;
const send = async (path: string, body: object) => {
  network += 1;
  const response = await api.post(path, body, { 'x-forwarded-for': `198.51.100.${network}` });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string }>().id;
};
const mails = () =>
  api.sql(
    `SELECT kind, key, to_name, to_address, state, coalesce(contact_inquiry_id, trade_inquiry_id) AS about, next_try_at
     FROM mail ORDER BY to_address`,
  );
const acknowledged = async () =>
  (await api.sql<{ to_address: string }>(`SELECT to_address FROM mail WHERE to_address IS NOT NULL`)).map(
    ({ to_address }) => to_address,
  );

describe.each(forms)('the %s form', (form, path, valid, name) => {
  it('thanks the sender, notifies the team, and makes a task due within a day', async () => {
    const id = await send(path, valid());
    const common = { key: id, about: id, state: 'waiting', next_try_at: start };
    expect(await mails()).toEqual([
      { kind: `${form}-acknowledgement`, to_name: name, to_address: 'ada@example.com', ...common },
      { kind: `staff-${form}`, to_name: null, to_address: null, ...common },
    ]);
    expect(
      await api.sql(
        'SELECT kind, key, due_at, coalesce(contact_inquiry_id, trade_inquiry_id) AS about FROM staff_task',
      ),
    ).toEqual([{ kind: `answer-${form}`, key: id, about: id, due_at: new Date('2026-11-22T09:00:00Z') }]);
  });

  it('does not greet with a name that contains a link', async () => {
    const withLinkName =
      form === 'contact' ? { lastName: 'www.evil.example' } : { contactName: 'http://evil.example' };
    await send(path, { ...valid(), ...withLinkName });
    expect(await mails()).toMatchObject([
      { kind: `${form}-acknowledgement`, to_name: null, to_address: 'ada@example.com' },
      { kind: `staff-${form}` },
    ]);
  });

  it('sends no mail and makes no task for spam', async () => {
    await send(path, { ...valid(), website: 'https://spam.example' });
    expect([await mails(), await api.sql('SELECT id FROM staff_task')]).toEqual([[], []]);
  });

  it('stores inquiry, mail and task together or not at all', async () => {
    await api.sql('ALTER TABLE staff_task RENAME TO staff_task_away');
    const response = await api.post(path, valid(), { 'x-forwarded-for': '192.0.2.1' });
    await api.sql('ALTER TABLE staff_task_away RENAME TO staff_task');
    expectError(response, 'server/unexpected');
    expect([await mails(), await api.sql(`SELECT id FROM ${form}_inquiry`)]).toEqual([[], []]);
  });
});

it('sends a mailbox three acknowledgements a day for both forms, and still notifies the team', async () => {
  await send(paths.contact, aContact());
  await send(paths.tradeInquiries, aTradeInquiry());
  await send(paths.contact, { ...aContact(), email: 'ADA+bath@Example.com' });
  await send(paths.contact, aContact());
  await send(paths.tradeInquiries, aTradeInquiry());
  expect(await acknowledged()).toEqual(['ada@example.com', 'ada@example.com', 'ADA+bath@Example.com']);
  expect(await api.sql('SELECT id FROM mail WHERE to_address IS NULL')).toHaveLength(5);
  expect(await api.sql('SELECT id FROM staff_task')).toHaveLength(5);

  await send(paths.contact, { ...aContact(), email: 'grace@example.com' });
  expect(await acknowledged()).toContain('grace@example.com');
  elapsedMs = 86_400_000;
  await send(paths.contact, aContact());
  expect(await acknowledged()).toHaveLength(5);
});
