import { paths, type ErasureReport, type PersonSummary } from '@app/contracts';
import { saveAQuote } from '../testing/builders/a-basket';
import { untilSettled } from '../testing/until-settled';
import { londonDateOf } from '../platform/clock/london-day';
import { changeQuote } from '../testing/builders/change-quote';
import { usePrivacy } from './testing/use-privacy';

const { api, staff, find, erase, mailTo, confirmCustomer } = usePrivacy();

describe('a person without an address', () => {
  it('is identified by a phone number, on quotes without an address', async () => {
    const [byPhone, withAddress] = [await saveAQuote(api), await saveAQuote(api)];
    await changeQuote(api, byPhone.id, { customerName: 'Pat', customerPhone: '+44 118 496 0555' });
    await changeQuote(api, withAddress.id, {
      customerName: 'Patricia',
      customerPhone: '0118 4960555',
      customerEmail: 'pat@example.com',
    });
    expect((await find('0118 496 0555')).map(({ key }) => key).sort()).toEqual([
      '01184960555',
      'pat@example.com',
    ]);
    expect((await erase('01184960555')).json<ErasureReport>()).toMatchObject({ quotes: 1 });
    expect((await find('0118 496 0555')).map(({ key }) => key)).toEqual(['pat@example.com']);
  });

  it('is identified by the reference of a quote without a number', async () => {
    const quote = await saveAQuote(api);
    await changeQuote(api, quote.id, { customerName: 'Nameonly' });
    expect((await find('nameonly')).map(({ key }) => key)).toEqual([quote.reference]);
    expect((await erase(quote.reference)).json<ErasureReport>()).toMatchObject({ quotes: 1 });
    expect(await find('nameonly')).toEqual([]);
  });
});

it('includes an anonymous quote only if staff added it, and no quotes of other people', async () => {
  const first = await saveAQuote(api, { notes: 'Before I said who I am' });
  const ownQuote = await saveAQuote(api, { replacesQuoteId: first.id });
  await mailTo(ownQuote.id, 'top@example.com');
  const friendsQuote = await saveAQuote(api, { replacesQuoteId: ownQuote.id, notes: 'For a friend' });
  await mailTo(friendsQuote.id, 'friend@example.com');
  await confirmCustomer(ownQuote.id, 'top@example.com');
  await untilSettled(api);
  const key = 'top@example.com';
  const { mayBeAdded } = (await staff.post(paths.personHoldings, { key })).json<PersonSummary>();
  expect(mayBeAdded).toEqual([first.reference]);
  expect((await erase(key, key, mayBeAdded)).json<ErasureReport>()).toMatchObject({ quotes: 2 });
  const anonymised = await api.sql(
    'SELECT notes, customer_email FROM quote WHERE id = ANY($1) ORDER BY created_at',
    [[first.id, ownQuote.id, friendsQuote.id]],
  );
  const emptied = { notes: null, customer_email: null };
  expect(anonymised).toEqual([
    emptied,
    emptied,
    { notes: 'For a friend', customer_email: 'friend@example.com' },
  ]);
});

it('deletes tasks that staff wrote, if they mention the address or the number', async () => {
  const email = 'mentioned@example.com';
  const quote = await saveAQuote(api);
  await changeQuote(api, quote.id, { customerEmail: email, customerPhone: '0118 496 0555' });
  for (const text of ['Ask Mentioned@Example.com', 'Ring 0118 4960555 about the sink', 'Order tape'])
    await staff.post(paths.adminTasks, { text, dueOn: londonDateOf(new Date()) });
  expect((await erase(email, email, ['0118 496 0555'])).statusCode).toBe(200);
  expect(await api.sql(`SELECT note FROM staff_task WHERE kind = 'own-task'`)).toEqual([
    { note: 'Order tape' },
  ]);
});

it('excludes people with the same number or name', async () => {
  const [ann, ben] = ['ann@family.example', 'ben@family.example'];
  const quotes = [await saveAQuote(api), await saveAQuote(api), await saveAQuote(api)];
  for (const [index, customerEmail] of [ann, ben, null].entries())
    await changeQuote(api, quotes[index]?.id ?? '', {
      customerName: 'The Millers',
      customerPhone: '0118 496 0333',
      customerEmail,
    });
  const namesOf = async () =>
    (
      await api.sql<{ customer_name: string | null }>(
        'SELECT customer_name FROM quote WHERE id = ANY($1) ORDER BY array_position($1, id)',
        [quotes.map(({ id }) => id)],
      )
    ).map(({ customer_name }) => customer_name);
  expect((await erase(ann)).json<ErasureReport>()).toMatchObject({ quotes: 1 });
  expect(await namesOf()).toEqual([null, 'The Millers', 'The Millers']);
  // A phone number adds quotes without an address, and none with another person's address.
  expect((await erase(ben, ben, ['+44 118 4960333'])).json<ErasureReport>()).toMatchObject({ quotes: 2 });
  expect(await namesOf()).toEqual([null, null, null]);
});
