import { paths, type ErasureReport } from '@app/contracts';
import { saveAQuote } from '../testing/a-basket';
import { useApi, useStaff } from '../testing/use-api';

const api = useApi();
const staff = useStaff(api);

const key = 'ann+1@mill.example';
const setCustomer = async (id: string, details: object) =>
  expect((await staff.put(paths.adminQuoteCustomer(id), details)).statusCode).toBe(200);
const detailsOf = async (id: string) =>
  (
    await api.sql<{ details: object }>('SELECT details FROM timeline_entry WHERE quote_id = $1 ORDER BY id', [
      id,
    ])
  ).map(({ details }) => details);
const erase = async (also: string[] = []) => {
  const reply = await staff.post(paths.erasePerson, { key, also, confirmation: key });
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  return reply.json<ErasureReport>();
};

it('takes nobody for a person whose address is a part of theirs', async () => {
  const [theirs, others] = [await saveAQuote(api), await saveAQuote(api)];
  await setCustomer(theirs.id, { customerEmail: key });
  for (const customerEmail of [`jo${key}`, `o.${key}`, `${key}.org`, `${key}-2.org`, `b${key}s`])
    await setCustomer(others.id, { customerEmail });
  const before = await detailsOf(others.id);

  expect(await erase()).toMatchObject({ quotes: 1 });
  expect(await detailsOf(others.id)).toEqual(before);
});

it('leaves no details of a person on a quote that has become somebody else’s, nor their number where it was added', async () => {
  const others = await saveAQuote(api);
  await setCustomer(others.id, { customerEmail: key.toUpperCase(), customerName: 'Ann' });
  await setCustomer(others.id, { customerEmail: 'bob@example.com', customerPhone: '+44 (0)118 496-0777' });
  await setCustomer(others.id, { customerName: 'Bob', customerPhone: '0118 496 07771' });

  expect(await erase(['01184960777'])).toMatchObject({ quotes: 0, timelineEntries: 2 });
  expect(await detailsOf(others.id)).toEqual([
    { erased: true },
    { erased: true },
    expect.objectContaining({ customerName: 'Bob', customerPhone: '0118 496 07771' }),
  ]);
});
