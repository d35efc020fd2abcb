import { paths, type AdminQuote, type PaymentFilter } from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { useApi, useSession } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';
import { expectPage } from '../../testing/expect-success';

interface QuoteSeed {
  label: string;
  at: string;
  name?: string;
  email?: string;
  phone?: string;
  address?: string;
  status?: string;
  payment?: PaymentFilter;
  isDeleted?: boolean;
  isSuperseded?: boolean;
}

/** Each quote costs £357.00, and has its label in the notes, which are not searched. */
const seeds: QuoteSeed[] = [
  {
    label: 'ada',
    at: '2026-03-28T23:30:00Z',
    name: 'Ada Lovelace',
    email: 'ada@one.example',
    phone: '+44 (0)118 496 0123',
    address: '12 Kings Road\nReading RG1 4PS',
    status: 'approved',
    payment: 'paid',
  },
  {
    label: 'bea',
    at: '2026-03-29T23:30:00Z',
    name: 'Béa Patel',
    phone: '0118 496 4321',
    address: '1 Station Hill, Reading RG14PT',
    payment: 'open',
  },
  {
    label: 'cole',
    at: '2026-03-30T10:00:00Z',
    name: 'Cole Adair',
    phone: '01234 960123',
    payment: 'failed',
  },
  {
    label: 'dan',
    at: '2026-03-31T10:00:00Z',
    name: 'Dan Patel',
    payment: 'review',
    status: 'declined',
  },
  { label: 'eve', at: '2026-04-01T10:00:00Z', email: 'eve@patel.example', isDeleted: true },
  { label: 'fay', at: '2026-04-02T10:00:00Z', name: 'Fay Ng', isSuperseded: true },
];

const api = useApi();
const admin = useSession(api);
beforeAll(async () => {
  for (const [index, quote] of seeds.entries()) {
    const { id } = await saveAQuote(api, { notes: quote.label });
    await changeQuote(api, id, {
      createdAt: quote.at,
      customerName: quote.name ?? null,
      customerEmail: quote.email ?? null,
      customerPhone: quote.phone ?? null,
      deliveryAddress: quote.address ?? null,
      status: quote.status ?? 'pending',
      standing: quote.isSuperseded ? 'superseded' : 'current',
      reference: `VT-26-9000${index}`,
    });
    const { payment = 'none' } = quote;
    await changeQuote(api, id, { depositState: payment });
    if (quote.isDeleted) await changeQuote(api, id, { deletedAt: new Date() });
  }
});

const list = async (query: string) => {
  const { rows, total } = await expectPage<AdminQuote>(api.get(`${paths.adminQuotes}?${query}`, admin));
  expect(total).toBe(String(rows.length));
  return rows;
};
const labelsIn = async (query: string) => (await list(query)).map(({ notes }) => notes);
const search = (text: string) => labelsIn(`search=${encodeURIComponent(text)}`);

describe('the search box', () => {
  it.each([
    ['+44 118 496 0123', ['ada']],
    ['+44 (0)118 496 0123', ['ada']],
    ['0118 496 0123', ['ada']],
    ['0118', ['bea', 'ada']],
    ['0123', ['cole', 'ada']],
    ['0044 118 496 43', ['bea']],
  ])('finds a phone number by %s', async (text, labels) => {
    expect(await search(text)).toEqual(labels);
  });

  it.each([
    ['RG1 4PS', ['ada']],
    ['RG1 4PT', ['bea']],
    ['RG1 4', ['bea', 'ada']],
    ['Reading RG1', ['bea', 'ada']],
    ['kings road', ['ada']],
  ])('finds a postcode by %s', async (text, labels) => {
    expect(await search(text)).toEqual(labels);
  });

  it.each([
    ['patel', ['dan', 'bea']],
    ['BÉA', ['bea']],
    ['one.example', ['ada']],
    ['26-90002', ['cole']],
    ['marble', ['fay', 'dan', 'cole', 'bea', 'ada']],
    ['calacatta', ['fay', 'dan', 'cole', 'bea', 'ada']],
  ])('finds a name, an email address, a reference or a stone by %s', async (text, labels) => {
    expect(await search(text)).toEqual(labels);
  });

  it('finds a reference without its zeros, with the exact match first unless sorted otherwise', async () => {
    const renumber = (from: number, to: number) =>
      api.sql('UPDATE quote SET reference = replace(reference, $1, $2)', [
        String(from).padStart(5, '0'),
        String(to).padStart(5, '0'),
      ]);
    await renumber(90000, 2);
    await renumber(90001, 20);
    await renumber(90002, 14);
    expect(await search('VT-26-14')).toEqual(['cole']);
    expect(await search('26-014')).toEqual(['cole']);
    expect(await search('14')).toEqual(['cole']);
    expect(await search('26-0')).toEqual(['cole', 'bea', 'ada']);
    expect(await search('0002')).toEqual(['ada', 'bea']);
    expect(await labelsIn('search=0002&sort=created')).toEqual(['ada', 'bea']);
    expect(await labelsIn('search=0002&sort=-created')).toEqual(['bea', 'ada']);
    await renumber(2, 90000);
    await renumber(20, 90001);
    await renumber(14, 90002);
  });

  it('finds words of different fields, but no word across two fields', async () => {
    expect(await search('ada@one lovelace')).toEqual(['ada']);
    expect(await search('lovelaceada@one')).toEqual([]);
  });

  it('finds a quote with very long fields of four-byte characters', async () => {
    const [{ id = '' } = {}] = await list('search=fay');
    const long = (length: number) => '𐐀'.repeat(length);
    const customer = { customerName: `Fay ${long(150)}`, customerEmail: `${long(250)}@x.y` };
    await changeQuote(api, id, { ...customer, deliveryAddress: `${long(500)} RG9 9ZZ` });
    expect([await search('fay'), await search('RG9 9ZZ')]).toEqual([['fay'], ['fay']]);
    await changeQuote(api, id, { customerName: 'Fay Ng', customerEmail: null, deliveryAddress: null });
  });
});

describe('the filters', () => {
  it.each([
    ['status=approved', ['ada']],
    ['status=deleted', ['eve']],
    ['payment=none', ['fay']],
    ['payment=open', ['bea']],
    ['payment=failed', ['cole']],
    ['payment=review', ['dan']],
    ['payment=paid', ['ada']],
    ['payment=review&status=declined&search=dan', ['dan']],
    ['from=2026-03-30', ['fay', 'dan', 'cole', 'bea']],
    ['to=2026-03-29', ['ada']],
    ['from=2026-03-28&to=2026-03-28', ['ada']],
    ['from=2026-03-30&to=2026-03-31&search=patel', ['dan', 'bea']],
    ['sort=status', ['fay', 'cole', 'bea', 'ada', 'dan']],
    ['sort=-status', ['dan', 'ada', 'fay', 'cole', 'bea']],
    ['sort=-total&payment=open', ['bea']],
    ['sort=-reference&from=2026-03-30&status=pending', ['fay', 'cole', 'bea']],
  ])('for %s', async (query, labels) => {
    expect(await labelsIn(query)).toEqual(labels);
  });

  it.each(['payment=maybe', 'status=gone', 'from=yesterday', 'to=2026-02-30'])('reject %s', async (query) => {
    const { details } = expectError(await api.get(`${paths.adminQuotes}?${query}`, admin), 'request/invalid');
    expect(details?.fields).toMatchObject([{ field: query.split('=')[0] }]);
  });

  it("all together take three queries: the session's and two more", async () => {
    const all = 'search=0118+496&status=pending&payment=open&from=2026-03-01&to=2026-04-30&sort=-status';
    expect(await countQueries(() => labelsIn(all))).toBe(3);
  });
});
