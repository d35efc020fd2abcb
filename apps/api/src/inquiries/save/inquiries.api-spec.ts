import { contactLimits, paths, quoteIdPattern, toOneLine, tradeLimits } from '@app/contracts';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';

const now = new Date('2026-11-21T11:00:00.123Z');
const api = useApi({ now: () => now });
beforeEach(() => api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter CASCADE'));

const forms = {
  contact: {
    path: paths.contact,
    table: 'contact_inquiry',
    valid: aContact,
    limits: contactLimits,
    kept: { configuration: null },
  },
  trade: {
    path: paths.tradeInquiries,
    table: 'trade_inquiry',
    valid: aTradeInquiry,
    limits: tradeLimits,
    kept: {},
  },
} as const;
const required = {
  contact: ['firstName', 'lastName', 'email', 'message'],
  trade: ['companyName', 'contactName', 'email', 'phone'],
} as const;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe.each(['contact', 'trade'] as const)('the %s form', (name) => {
  const { path, table, valid, limits, kept: withHeaders } = forms[name];
  const optional = Object.keys(limits).filter(
    (field) => !(required[name] as readonly string[]).includes(field),
  );
  const rows = () => api.sql<Record<string, unknown>>(`SELECT * FROM ${table}`);
  const row = async () => (await rows())[0] ?? {};

  it('stores every field as sent, with status new, and returns its id', async () => {
    const response = await api.post(path, valid());
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const { id, ...rest } = response.json<{ id: string }>();
    expect(rest).toEqual({ status: 'new' });
    expect(id).toMatch(quoteIdPattern);
    const expected = Object.fromEntries(Object.entries(valid()).map(([field, text]) => [snake(field), text]));
    expect(await rows()).toEqual([{ id, status: 'new', created_at: now, ...withHeaders, ...expected }]);
  });

  it.each([[undefined], [null], [''], ['  ']])(
    'stores nothing for an optional field that is %j',
    async (value) => {
      const absent = Object.fromEntries(optional.map((field) => [field, value]));
      expect((await api.post(path, { ...valid(), ...absent })).statusCode).toBe(201);
      for (const field of optional) expect((await row())[snake(field)]).toBeNull();
    },
  );

  it('trims texts, and changes nothing inside', async () => {
    const spaced = Object.fromEntries(Object.entries(valid()).map(([field, text]) => [field, `  ${text} `]));
    expect((await api.post(path, spaced)).statusCode).toBe(201);
    expect((await row()).email).toBe('ada@example.com');
  });

  it('accepts texts up to their limits in any script, and not one character more', async () => {
    for (const [field, longest] of Object.entries(limits)) {
      if (field === 'email') continue;
      expect((await api.post(path, { ...valid(), [field]: '🛁'.repeat(longest) })).statusCode).toBe(201);
      const error = expectError(
        await api.post(path, { ...valid(), [field]: '🛁'.repeat(longest + 1) }),
        'request/invalid',
      );
      expect(error.details?.fields).toEqual([
        { field, message: expect.stringContaining(longest.toLocaleString('en-GB')) },
      ]);
    }
  });

  it('accepts a request in which every field is full', async () => {
    const full = Object.fromEntries(
      Object.entries(limits).map(([field, longest]) => [field, '🛁'.repeat(longest)]),
    );
    expect((await api.post(path, { ...full, email: 'ada@example.com' })).statusCode).toBe(201);
  });

  it.each([undefined, null, ' \t '])('names all missing fields together: %j', async (missing) => {
    const blank = Object.fromEntries(required[name].map((field) => [field, missing]));
    const error = expectError(await api.post(path, { ...valid(), ...blank }), 'request/invalid');
    expect(error.details?.fields).toEqual(
      required[name].map((field) => ({ field, message: 'Please fill this in.' })),
    );
  });

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\nb@example.com',
    '"a, b@example.com"@example.com',
    'Ada <ada@example.com>',
    'ada%0abcc:eve@example.com',
    'ada%eve.example@example.com',
    'ada@example.com%0d%0aBcc:eve@example.com',
    'ada@example.com\u2028Bcc: eve@example.com',
    'ada@127.0.0.1',
  ])('refuses %j as an email', { tags: 'thorough' }, async (email) => {
    const error = expectError(await api.post(path, { ...valid(), email }), 'request/invalid');
    expect(error.details?.fields).toEqual([
      { field: 'email', message: 'Please enter a valid email address.' },
    ]);
  });

  it.each(
    required[name]
      .filter((field) => field !== 'message' && field !== 'email')
      .flatMap((field) =>
        ['\n', '\r', '\r\n ', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066'].map((lineEnd) => [
          field,
          lineEnd,
        ]),
      ),
  )('stores %s as one line without direction marks: %j', { tags: 'thorough' }, async (field, lineEnd) => {
    const value = `0118 496 0123${lineEnd}Bcc: all@example.com`;
    expect((await api.post(path, { ...valid(), [field]: value })).statusCode).toBe(201);
    const withHeaders = Object.values(await row()).filter((text) => String(text).includes('Bcc'));
    expect(withHeaders).toEqual([toOneLine(value)]);
    expect(withHeaders[0]).toMatch(/^0118 496 0123 ?Bcc: all@example\.com$/);
  });

  it('ignores unknown fields, including id, status and time', async () => {
    const extra = { id: 'AAAAAAAAAAAAAAAAAAAAAA', status: 'resolved', createdAt: '2000-01-01', role: 'x' };
    const response = await api.post(path, { ...valid(), ...extra });
    expect(response.statusCode).toBe(201);
    expect(await row()).toMatchObject({ status: 'new', created_at: now });
    expect((await row()).id).not.toBe(extra.id);
  });

  it('marks a bot that fills in the honeypot as spam, with the usual answer', async () => {
    const response = await api.post(path, { ...valid(), website: 'https://spam.example' });
    expect([response.statusCode, response.json<{ status: string }>().status]).toEqual([201, 'new']);
    expect((await row()).status).toBe('spam');
    for (const website of ['', null, ' ']) {
      await api.sql(`TRUNCATE ${table}, mail, staff_task CASCADE`);
      await api.post(path, { ...valid(), website });
      expect((await row()).status).toBe('new');
    }
  });

  it('cannot be read by visitors', async () => {
    const { id } = (await api.post(path, valid())).json<{ id: string }>();
    expectError(await api.get(path), 'request/not-found');
    expectError(await api.get(`${path}/${id}`), 'request/not-found');
  });
});
