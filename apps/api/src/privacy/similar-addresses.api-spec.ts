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
const erase = async (also: string[] = []) => {
  const reply = await staff.post(paths.erasePerson, { key, also, confirmation: key });
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

it('finds a number that was added, however it is written, and none that is longer', async () => {
  const [others, strangers] = [await saveAQuote(api), await saveAQuote(api)];
  const theirs = ['0118 496 0777', '+44 (0)118 496-0777', '00441184960777', 'at (0118)4960777, twice'];
  const longer = ['0118 496 07771', '90118 496 0777', '0118 496 077'];
  // A quote of somebody else's on which they stand as well; on any other one it is somebody else's number.
  for (const text of [`Rang ${key}`, ...theirs, ...longer]) await addNote(others.id, text);
  await addNote(strangers.id, theirs[0] ?? '');

  expect(await erase(['01184960777'])).toMatchObject({ timelineEntries: 1 + theirs.length });
  expect(await detailsOf(others.id)).toEqual([
    ...[key, ...theirs].map(() => ({ details: { erased: true } })),
    ...longer.map((text) => ({ details: { text } })),
  ]);
  expect(await detailsOf(strangers.id)).toEqual([{ details: { text: theirs[0] } }]);
});
