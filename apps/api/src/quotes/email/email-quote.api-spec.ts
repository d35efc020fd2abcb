import { emailQuoteLimits, paths, type DepositResponse, type EmailQuoteRequest } from '@app/contracts';
import { aDeposit } from '../../payments/testing/a-deposit';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';

const start = new Date('2026-11-21T09:00:00Z').getTime();
let elapsedMs = 0;
const now = () => new Date(start + elapsedMs);
const api = useApi({ now, cardPayments: new FakeCardPayments(now) });
beforeEach(async () => {
  elapsedMs = 0;
  await api.sql('TRUNCATE mail, timeline_entry CASCADE');
});

const adasDetails = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '0118 496 0123' };
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';
const send = (request: Partial<EmailQuoteRequest>) => api.post(paths.emailQuote, request);
const mails = () =>
  api.sql<{ kind: string; to_name: string | null; to_address: string; quote_ids: string[]; state: string }>(
    'SELECT kind, to_name, to_address, quote_ids, state FROM mail ORDER BY created_at, id',
  );
const settleAll = (state: string) =>
  api.sql(
    `UPDATE mail SET state = $1, next_try_at = NULL, settled_at = now(), subject = 's', composed_at = now()`,
    [state],
  );
const timelineOf = (quoteId: string) =>
  api.sql<{ kind: string; details: Record<string, unknown> }>(
    'SELECT kind, details FROM timeline_entry WHERE quote_id = $1 ORDER BY id',
    [quoteId],
  );
const customerOf = async (quoteId: string) =>
  (
    await api.sql(
      'SELECT customer_name AS name, customer_email AS email, customer_phone AS phone FROM quote WHERE id = $1',
      [quoteId],
    )
  )[0];

describe('a quote by email', () => {
  it('is saved before the response, and requires only an address', async () => {
    const { id, reference } = await saveAQuote(api);
    const response = await send({ quoteId: id, email: ' ada@example.com ' });

    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({ email: 'ada@example.com', references: [reference] });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await mails()).toEqual([
      { kind: 'quote', to_name: null, to_address: 'ada@example.com', quote_ids: [id], state: 'waiting' },
    ]);
  });

  it('accepts the fields of the dialog, and stores them with the quote and on its timeline (D14)', async () => {
    const { id } = await saveAQuote(api);
    expect((await send({ quoteId: id, ...adasDetails })).statusCode).toBe(202);

    expect((await mails())[0]).toMatchObject({ to_name: 'Ada Lovelace', to_address: 'ada@example.com' });
    expect(await customerOf(id)).toEqual(adasDetails);
    expect(await timelineOf(id)).toEqual([
      { kind: 'mail-requested', details: { mailId: expect.stringMatching(/^[\w-]{22}$/) } },
      {
        kind: 'customer-changed',
        details: {
          customerName: adasDetails.name,
          customerEmail: adasDetails.email,
          customerPhone: adasDetails.phone,
        },
      },
    ]);
    expect((await api.get(paths.quote(id))).json()).toMatchObject({
      customerName: null,
      customerEmail: null,
      customerPhone: null,
    });
  });

  it('keeps the last value of each field; empty fields change nothing (D14)', async () => {
    const { id } = await saveAQuote(api);
    await send({ quoteId: id, ...adasDetails });
    await send({ quoteId: id, email: 'eve@example.com', name: ' ', phone: '' });
    expect(await customerOf(id)).toEqual({ ...adasDetails, email: 'eve@example.com' });
    await send({ quoteId: id, email: 'eve@example.com', name: 'Eve', phone: null });
    expect(await customerOf(id)).toEqual({ ...adasDetails, name: 'Eve', email: 'eve@example.com' });

    const kinds = (await timelineOf(id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'customer-changed')).toHaveLength(3);
  });

  it('does not greet with a name that was sent with another address', async () => {
    const { id } = await saveAQuote(api);
    await send({ quoteId: id, ...adasDetails });
    elapsedMs = 3_600_000;
    await settleAll('withheld');
    await send({ quoteId: id, email: 'ada@example.com' });
    await send({ quoteId: id, email: 'eve@example.com' });
    expect((await mails()).map(({ to_name }) => to_name).sort()).toEqual([
      'Ada Lovelace',
      'Ada Lovelace',
      null,
    ]);
  });

  it('greets with the last name given with this address, even if others requested mails since', async () => {
    const { id } = await saveAQuote(api);
    for (const request of [
      { name: 'Ada', email: 'ada@example.com' },
      { name: 'Ada Lovelace', email: 'ada@example.com' },
      { name: 'Bob', email: 'bob@example.com' },
      { email: 'ada@example.com' },
    ]) {
      elapsedMs += 3_600_000;
      await send({ quoteId: id, ...request });
      await settleAll('withheld');
    }
    expect((await mails()).map(({ to_name }) => to_name)).toEqual([
      'Ada',
      'Ada Lovelace',
      'Bob',
      'Ada Lovelace',
    ]);
  });

  it.each(['Pay at https://evil.example/pay', 'www.evil.example', 'ada@evil.example'])(
    'ignores the name %j, which would become a link',
    async (name) => {
      const { id } = await saveAQuote(api);
      expect((await send({ quoteId: id, ...adasDetails, name })).statusCode).toBe(202);
      expect(await mails()).toMatchObject([{ to_name: null, to_address: 'ada@example.com' }]);
      expect(await customerOf(id)).toMatchObject({ name });
    },
  );

  it.each([
    ['paid', `deposit_state = 'paid'`],
    ['in review', `deposit_state = 'review'`],
    ['being paid', `deposit_state = 'open'`],
    ['approved', `status = 'approved'`],
    ['declined', `status = 'declined'`],
    ['of a customer whom staff entered', 'customer_from_link = false'],
  ])(
    'leaves the customer of a quote that is %s unchanged, and adds what was sent to the timeline (D56)',
    async (_, change) => {
      const { id } = await saveAQuote(api);
      const other = await saveAQuote(api);
      await send({ quoteId: id, ...adasDetails });
      await api.sql(`UPDATE quote SET ${change} WHERE id = $1`, [id]);
      elapsedMs = 1_000;
      const evesDetails = { name: 'Eve', email: 'eve@example.com', phone: '1' };
      expect((await send({ quoteIds: [id, other.id], ...evesDetails })).statusCode).toBe(202);

      expect((await mails())[1]).toMatchObject({ to_name: 'Eve', quote_ids: [id, other.id] });
      expect(await customerOf(id)).toEqual(adasDetails);
      expect(await customerOf(other.id)).toEqual(evesDetails);
      expect((await timelineOf(id)).slice(2)).toEqual([
        { kind: 'mail-requested', details: expect.anything() },
        {
          kind: 'details-sent',
          details: {
            customerName: evesDetails.name,
            customerEmail: evesDetails.email,
            customerPhone: evesDetails.phone,
          },
        },
      ]);
    },
  );

  it('is sent with others in one mail, in order, each once (D46)', async () => {
    const quotes = [await saveAQuote(api), await saveAQuote(api), await saveAQuote(api)];
    const [first, second, third] = quotes.map(({ id }) => id);
    const quoteIds = [third, first, third, second] as string[];
    const response = await send({ quoteId: third, quoteIds, email: 'ada@example.com' });

    expect(response.json()).toEqual({
      email: 'ada@example.com',
      references: [quotes[2]?.reference, quotes[0]?.reference, quotes[1]?.reference],
    });
    expect(await mails()).toMatchObject([{ kind: 'quotes', quote_ids: [third, first, second] }]);
    for (const { id } of quotes) {
      expect((await timelineOf(id)).map(({ kind }) => kind)).toEqual(['mail-requested', 'customer-changed']);
    }
  });

  it('does not change a deposit on it', async () => {
    const { id } = await saveAQuote(api);
    const deposit = (await api.post(paths.deposits, aDeposit({ quoteId: id }))).json<DepositResponse>();
    const depositRow = () => api.sql('SELECT * FROM deposit WHERE id = $1', [deposit.id]);
    const before = await depositRow();
    await send({ quoteId: id, name: 'Eve', email: 'eve@example.com', phone: '1' });
    expect(await customerOf(id)).toMatchObject({ name: 'Ada Lovelace' });
    expect(await depositRow()).toEqual(before);
  });
});

describe('a quote requested again by email', () => {
  it('is not sent twice while the first mail may be in progress', async () => {
    const { id } = await saveAQuote(api);
    const responses = [
      await send({ quoteId: id, ...adasDetails }),
      await send({ quoteId: id, ...adasDetails }),
    ];
    expect(responses.map((response) => response.json<unknown>())).toEqual([
      responses[0]?.json(),
      responses[0]?.json(),
    ]);
    elapsedMs = 600_000; // the mail server is down
    await send({ quoteId: id, ...adasDetails });
    expect(await mails()).toHaveLength(1);
    expect(await timelineOf(id)).toHaveLength(2);
  });

  it('is sent again once the first mail was sent a minute ago, or failed', async () => {
    const { id } = await saveAQuote(api);
    await send({ quoteId: id, ...adasDetails });
    await settleAll('sent');
    elapsedMs = 59_000;
    await send({ quoteId: id, ...adasDetails });
    expect(await mails()).toHaveLength(1);
    elapsedMs = 61_000;
    await send({ quoteId: id, ...adasDetails });
    expect(await mails()).toHaveLength(2);
    await settleAll('failed');
    await send({ quoteId: id, ...adasDetails });
    expect(await mails()).toHaveLength(3);
  });

  it('is sent once for twenty simultaneous requests with the same quotes in any order', async () => {
    const ids = [(await saveAQuote(api)).id, (await saveAQuote(api)).id, (await saveAQuote(api)).id];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send({ quoteIds: index % 2 ? ids : [...ids].reverse(), ...adasDetails, name: `Ada ${index % 3}` }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(202));
    expect(await mails()).toHaveLength(1);
  });

  it('is sent to another address, and with other quotes', async () => {
    const [first, second] = [await saveAQuote(api), await saveAQuote(api)];
    await Promise.all([
      send({ quoteId: first.id, email: 'ada@example.com' }),
      send({ quoteId: first.id, email: 'eve@example.com' }),
      send({ quoteId: second.id, email: 'ada@example.com' }),
      send({ quoteIds: [first.id, second.id], email: 'ada@example.com' }),
    ]);
    expect(await mails()).toHaveLength(4);
  });
});

describe('rejects', () => {
  it('an unknown quote, even among others, and saves nothing', async () => {
    const [remaining, deleted] = [await saveAQuote(api), await saveAQuote(api)];
    await changeQuote(api, deleted.id, { deletedAt: new Date() });
    for (const id of [unknownId, deleted.id]) {
      expectError(await send({ quoteId: id, ...adasDetails }), 'quote/not-found');
      expectError(await send({ quoteIds: [remaining.id, id], ...adasDetails }), 'quote/not-found');
    }
    expect(await mails()).toEqual([]);
    expect(await timelineOf(remaining.id)).toEqual([]);
    expect(await customerOf(remaining.id)).toEqual({ name: null, email: null, phone: null });
  });

  it.each<[string, unknown, string]>([
    ['no quote', { ...adasDetails }, 'quoteId'],
    ['an id of another form', { ...adasDetails, quoteId: '7' }, 'quoteId'],
    ['a list of other things', { ...adasDetails, quoteIds: [unknownId, 7] }, 'quoteIds'],
    [
      'two addresses',
      { ...adasDetails, quoteId: unknownId, email: 'ada@example.com, eve@example.com' },
      'email',
    ],
  ])('%s, naming the field', async (_, request, field) => {
    const { details } = expectError(await send(request as EmailQuoteRequest), 'request/invalid');
    expect(details?.fields?.map((error) => error.field)).toEqual([field]);
    expect(await mails()).toEqual([]);
  });

  it('more quotes than fit into one mail, counted together', async () => {
    const ids = Array.from(
      { length: emailQuoteLimits.quotes },
      (_, index) => `${'A'.repeat(19)}${String(index).padStart(2, '0')}A`,
    );
    const { details } = expectError(await send({ ...adasDetails, quoteId: unknownId, quoteIds: ids }));
    expect(details?.fields).toEqual([{ field: 'quoteIds', message: 'At most 50 quotes go into one mail.' }]);
  });

  it('a request from another site', async () => {
    const { id } = await saveAQuote(api);
    const request = { quoteId: id, ...adasDetails };
    const response = await api.post(paths.emailQuote, request, { 'sec-fetch-site': 'cross-site' });
    expectError(response, 'request/foreign-origin');
    expect(await mails()).toEqual([]);
  });
});
