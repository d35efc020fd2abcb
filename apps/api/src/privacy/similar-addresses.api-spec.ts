import { paths, type ErasureReport, type PersonSummary } from '@app/contracts';
import { saveAQuote } from '../testing/a-basket';
import type { StaffCalls } from '../testing/as-staff';
import { useApi, useStaff } from '../testing/use-api';

const api = useApi();
const staff = useStaff(api);

const key = 'ann+1@mill.example';
const done = async (reply: ReturnType<StaffCalls['post']>) => {
  const { statusCode, body } = await reply;
  expect({ isDone: statusCode < 300, body }).toMatchObject({ isDone: true });
};
const setCustomer = (id: string, email: string) =>
  done(staff.put(paths.adminQuoteCustomer(id), { customerEmail: email, customerName: 'Jo' }));
const addNote = (id: string, text: string) => done(staff.post(paths.adminQuoteNotes(id), { text }));
const detailsOf = (id: string) =>
  api.sql('SELECT details FROM timeline_entry WHERE quote_id = $1 ORDER BY id', [id]);
const erase = async () => {
  const reply = await staff.post(paths.erasePerson, { key, confirmation: key });
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  return reply.json<ErasureReport>();
};

it('takes nobody for a person whose address is a part of theirs', async () => {
  const [theirs, others] = [await saveAQuote(api), await saveAQuote(api)];
  await setCustomer(theirs.id, key);
  for (const email of [`jo${key}`, `o.${key}`, `${key}.org`, `${key}-2.org`, `b${key}s`])
    await setCustomer(others.id, email);
  const before = await detailsOf(others.id);

  expect(await erase()).toMatchObject({ quotes: 1 });
  expect(await detailsOf(others.id)).toEqual(before);
});

it('tells of somebody of whom there is nothing but what staff wrote', async () => {
  await addNote((await saveAQuote(api)).id, `Rang ${key}`);
  const held = (await staff.post(paths.personHoldings, { key })).json<PersonSummary>();
  expect(held).toMatchObject({
    names: [],
    emails: [key],
    phones: [],
    quotes: 0,
    timelineEntries: 1,
    mayBeAdded: [],
  });
  expect(await erase()).toMatchObject({ quotes: 0, timelineEntries: 1 });
});

it.each([
  `Rang\n${key}.`,
  `(${key.toUpperCase()})`,
  `Ring ${key}, twice`,
  `"${key}"`,
  `\\${key}`,
  `is ${key}`,
])('finds the address in what staff wrote of somebody else’s quote: %j', async (text) => {
  const others = await saveAQuote(api);
  await addNote(others.id, text);
  expect(await erase()).toMatchObject({ quotes: 0, timelineEntries: 1 });
  expect(await detailsOf(others.id)).toEqual([{ details: { erased: true } }]);
});
