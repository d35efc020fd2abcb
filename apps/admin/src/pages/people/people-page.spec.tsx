import { paths, type PersonSummary, type PersonMatch } from '@app/contracts';
import { mockResponses, FakeServer, type MockResponse } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Switch } from 'wouter';
import { PersonLink } from '../../features/people/person-link';
import { renderAdmin } from '../../testing/render-admin';
import { PeoplePage } from './people-page';
import { aPerson, aRecord, emptyRecord, summaryOfPerson } from './testing/a-person';

const ada = aPerson();
const found = `${paths.people}?search=ada`;
const serve = ({
  people = [ada],
  summary = summaryOfPerson(ada),
}: {
  people?: PersonMatch[];
  summary?: PersonSummary;
} = {}) =>
  new FakeServer()
    .on('GET', paths.people, mockResponses.list([]))
    .on('GET', found, mockResponses.list(people))
    .on('POST', paths.personHoldings, mockResponses.ok(summary))
    .on('POST', paths.personRecord, mockResponses.ok(emptyRecord));

const open = async () => {
  renderAdmin(<PeoplePage />, { at: '/people?search=ada' });
  await userEvent.click(await screen.findByRole('button', { name: /^Ada Lovelace/ }));
  return within(await screen.findByRole('region', { name: 'Ada Lovelace' }));
};

it('finds people by email address without personal data in the URL', async () => {
  const api = serve();
  const panel = await open();

  expect(await panel.findByText('ada@example.com')).toBeVisible();
  expect(panel.getByText('A. Lovelace')).toBeVisible();
  expect(panel.getByText('2 deposits, without the name')).toBeVisible();
  expect(panel.getByText(/^We group by email address/)).toBeVisible();
  expect(window.location.search).toBe('?search=ada');
  expect(api.sent('POST', paths.personHoldings)).toMatchObject([
    { body: { key: 'ada@example.com', also: [] } },
  ]);
});

it('suggests a name that is spelt alike', async () => {
  serve()
    .on('GET', `${paths.people}?search=aad`, mockResponses.list([]))
    .on('GET', `${paths.searchSuggestion}?search=aad`, mockResponses.ok({ suggestion: 'ada' }));
  renderAdmin(<PeoplePage />, { at: '/people?search=aad' });
  await userEvent.click(await screen.findByRole('button', { name: 'ada' }));
  expect(await screen.findByRole('button', { name: /^Ada Lovelace/ })).toBeVisible();
});

it('says that there are more people than are shown', async () => {
  serve().on('GET', `${paths.people}?search=ada`, mockResponses.list([ada], '50+'));
  renderAdmin(<PeoplePage />, { at: '/people?search=ada' });
  expect(await screen.findByText(/^These are the 50 customers seen last/)).toBeVisible();
});

it('keeps the panel and typed text when a new search does not include the person', async () => {
  serve().on('GET', `${paths.people}?search=bob`, mockResponses.list([]));
  const panel = await open();
  await userEvent.type(await panel.findByLabelText('Email, phone or reference'), 'work@');
  const search = screen.getByRole('searchbox');
  await userEvent.clear(search);
  await userEvent.type(search, 'bob{Enter}');
  expect(await screen.findByText('No results')).toBeVisible();
  const typed = panel.getByLabelText('Email, phone or reference');
  expect(typed).toBeVisible();
  expect(typed).toHaveValue('work@');
});

it('shows everything about a person, with links', async () => {
  serve().on('POST', paths.personRecord, mockResponses.ok(aRecord()));
  const panel = await open();
  const leads = async (name: string, href: string) =>
    expect(await panel.findByRole('link', { name })).toHaveAttribute('href', href);
  await leads('OR-26-00031', '/admin/orders/o1LSwY2vXZwqkrDQuVyeBQ');
  await leads('17 Nov', '/admin/inquiries?item=contact-AAAAAAAAAAAAAAAAAAAAAA');
  await leads('Delivery', '/admin/orders/o1LSwY2vXZwqkrDQuVyeBQ');
  await leads('Deposit confirmation', '/admin/mails?item=m');
  const [order, quote] = panel.getAllByRole('listitem');
  expect(order).toHaveTextContent(/In production.*Calacatta Gold.*£51\.20 of £512\.00 received$/);
  expect(quote).toHaveTextContent(/Pending.*£357\.00$/);
});

it('makes a job of several quotes of a customer', async () => {
  const record = aRecord();
  const [first, second] = record.quotes;
  const inAJob = { ...first!, id: 'j', reference: 'VT-26-00001', job: { id: 'x', name: 'Station Road' } };
  const api = serve()
    .on('POST', paths.personRecord, mockResponses.ok({ ...record, quotes: [...record.quotes, inAJob] }))
    .on('PUT', paths.quoteJob(first!.id), mockResponses.ok({}));
  const panel = await open();
  const make = await panel.findByRole('button', { name: 'Select quotes for a job' });
  expect(make).toBeDisabled();
  expect(panel.getByText(/Station Road/)).toBeVisible();
  expect(panel.queryByRole('checkbox', { name: 'Select VT-26-00001' })).toBeNull();
  await userEvent.click(panel.getByRole('checkbox', { name: `Select ${second!.reference}` }));
  await userEvent.click(panel.getByRole('checkbox', { name: `Select ${first!.reference}` }));
  await userEvent.click(panel.getByRole('button', { name: 'Create a job with 2 quotes…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Abbey Street');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job saved')).toBeVisible();
  expect(api.sent('PUT', paths.quoteJob(first!.id))[0]?.body).toEqual({
    name: 'Abbey Street',
    references: [first!.reference, second!.reference],
  });
});

it('adds notes about a person, deletes one, and undoes that', async () => {
  const nothing: MockResponse = () => new Response(null, { status: 204 });
  const api = serve()
    .on('POST', paths.personRecord, mockResponses.ok(aRecord()))
    .on('POST', paths.personNotes, nothing)
    .on('DELETE', paths.personNote('n'), nothing)
    .on('POST', paths.restorePersonNote('n'), nothing);
  const panel = await open();
  expect(await panel.findByText('Rings back after six.')).toBeVisible();
  await userEvent.type(panel.getByRole('textbox', { name: 'Add a note' }), ' Pays cash ');
  await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note added')).toBeVisible();
  expect(api.sent('POST', paths.personNotes)).toMatchObject([
    { body: { key: 'ada@example.com', text: 'Pays cash' } },
  ]);

  await userEvent.click(panel.getByRole('button', { name: 'Delete the note: Rings back after six.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sent('POST', paths.restorePersonNote('n'))).toHaveLength(1));
  expect(api.sent('DELETE', paths.personNote('n'))).toHaveLength(1);
});

it('opens the customer of an order or inquiry, not by URL', async () => {
  const api = serve();
  renderAdmin(
    <Switch>
      <Route path="/people" component={PeoplePage} />
      <Route>
        <PersonLink personKey="ada@example.com" />
      </Route>
    </Switch>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'View record' }));
  expect(await screen.findByRole('region', { name: 'Ada Lovelace' })).toBeVisible();
  expect(window.location.href).toMatch(/\/admin\/people$/);
  expect(api.sent('POST', paths.personRecord)).toMatchObject([{ body: { key: 'ada@example.com' } }]);
});

it('only includes further data that staff add', async () => {
  const api = serve();
  const panel = await open();
  await userEvent.click(await panel.findByRole('button', { name: 'Add VT-26-00007' }));
  expect(panel.queryByRole('button', { name: 'Add VT-26-00007' })).not.toBeInTheDocument();
  await userEvent.type(panel.getByLabelText('Email, phone or reference'), ' work@example.com {Enter}');
  expect(await panel.findByRole('button', { name: 'Remove work@example.com' })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Remove VT-26-00007' }));
  await userEvent.click(panel.getByRole('button', { name: 'Add 01184960123' }));

  const also = ['work@example.com', '01184960123'];
  await waitFor(() =>
    expect(api.sent('POST', paths.personHoldings).at(-1)).toMatchObject({
      body: { key: 'ada@example.com', also },
    }),
  );
  api.on('POST', paths.erasePerson, mockResponses.refused('person/payment-open'));
  await userEvent.click(panel.getByRole('button', { name: 'Erase...' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this person?' }));
  expect(dialog.getByText(/about ada@example\.com, work@example\.com, 01184960123 is deleted/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Type ada@example.com to confirm'), 'ada@example.com{Enter}');
  await waitFor(() =>
    expect(api.sent('POST', paths.erasePerson)).toMatchObject([{ body: { key: 'ada@example.com', also } }]),
  );
});

it('shows why an email address, phone number or reference cannot be added', async () => {
  const api = serve();
  const panel = await open();
  await panel.findByText('ada@example.com');
  const message = 'This is neither an email address nor a phone number, nor the reference of a quote.';
  api.on(
    'POST',
    paths.personHoldings,
    mockResponses.refused('request/invalid', { fields: [{ field: 'also', message }] }),
  );
  await userEvent.type(panel.getByLabelText('Email, phone or reference'), 'somebody{Enter}');
  expect(await panel.findByText(message)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Remove somebody' })).not.toBeInTheDocument();
});

it('erases a person after confirmation, and explains which data is kept', async () => {
  const api = serve().on(
    'POST',
    paths.erasePerson,
    mockResponses.ok({ quotes: 3, deposits: 2, inquiries: 1, mails: 9, attachments: 1, timelineEntries: 12 }),
  );
  const panel = await open();
  await userEvent.click(await panel.findByRole('button', { name: 'Erase...' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this person?' }));
  expect(dialog.getByText(/^Amounts and dates of deposits and refunds are kept/)).toBeVisible();

  await userEvent.type(dialog.getByLabelText('Type ada@example.com to confirm'), 'bob@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(dialog.getByText(/^This does not match/)).toBeVisible();
  expect(api.sent('POST', paths.erasePerson)).toEqual([]);

  const field = dialog.getByLabelText('Type ada@example.com to confirm');
  await userEvent.clear(field);
  api.on('GET', found, mockResponses.list([]));
  await userEvent.type(field, ' Ada@Example.com{Enter}');
  expect(await screen.findByText('The person has been erased')).toBeVisible();
  expect(screen.getByText('3 quotes, 2 deposits, 1 inquiry, 9 emails')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ada Lovelace' })).not.toBeInTheDocument();
  // No further request for an erased person.
  expect(api.sent('POST', paths.personHoldings)).toHaveLength(1);
  expect(api.sent('POST', paths.erasePerson)).toMatchObject([
    { body: { key: 'ada@example.com', confirmation: 'Ada@Example.com' } },
  ]);
});

it('shows why a person cannot be erased', async () => {
  serve({
    summary: { ...summaryOfPerson(ada), erasureBlocker: 'A payment is open. It has to be settled first.' },
  });
  const panel = await open();
  expect(await panel.findByText('A payment is open. It has to be settled first.')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Erase...' })).toBeDisabled();
});

it('shows an error if the export failed', async () => {
  serve().on('POST', paths.exportPerson, mockResponses.refused('person/not-found'));
  const panel = await open();
  await userEvent.click(await panel.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Failed to export.')).toBeVisible();
  expect(screen.getByText('We hold nothing about this person.')).toBeVisible();
});
