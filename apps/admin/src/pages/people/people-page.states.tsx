import { paths, type PersonMatch } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminAt, type AdminUiState, type AdminUiStates } from '../../testing/admin-at';
import { aPerson, aRecord, emptyRecord, summaryOfPerson, someRetention } from './testing/a-person';

const people: PersonMatch[] = [
  aPerson(),
  aPerson({
    key: '01184960555',
    names: ['Patricia Featherstonehaugh-Cholmondeley of the Old Rectory'],
    emails: [],
    phones: ['0118 496 0555'],
    deposits: 0,
    inquiries: 0,
    mails: 0,
    quotes: 1,
  }),
  aPerson({ key: 'VT-26-00412', names: [], emails: [], phones: [], deposits: 0, inquiries: 0, mails: 0 }),
];

interface Served {
  found?: MockResponse;
  summary?: MockResponse;
  record?: MockResponse;
  retention?: MockResponse;
  play?: AdminUiState['play'];
}

const at = (address: string, { found, summary, record, retention, play }: Served = {}) =>
  adminAt(address, {
    api: (api) =>
      api
        .on('GET', paths.people, mockResponses.list([]))
        .on('GET', `${paths.people}?search=a`, found ?? mockResponses.list(people))
        .on('POST', paths.personHoldings, summary ?? mockResponses.ok(summaryOfPerson(aPerson())))
        .on('POST', paths.personRecord, record ?? mockResponses.ok(aRecord()))
        .on('GET', paths.retention, retention ?? mockResponses.ok(someRetention())),
    play,
  });
const searched = '/admin/people?search=a';
const openFirst: NonNullable<AdminUiState['play']> = async ({ user, screen }) => {
  await user.click(await screen.findByRole('button', { name: /^Ada Lovelace/ }));
  await screen.findByText('Timeline entries');
};

export const states: AdminUiStates = {
  title: 'Admin: people',
  states: {
    'nothing searched for': at('/admin/people', {
      play: ({ screen }) => screen.findByText('Quotes that were never paid'),
    }),
    found: at(searched, { play: ({ screen }) => screen.findByText('VT-26-00412') }),
    'nobody found': at(searched, {
      found: mockResponses.list([]),
      play: ({ screen }) => screen.findByText('Nothing matches'),
    }),
    open: at(searched, { play: openFirst }),
    'a record with nothing in it': at(searched, { record: mockResponses.ok(emptyRecord), play: openFirst }),
    'a record that is loading': at(searched, { record: mockResponses.never(), play: openFirst }),
    'a record that did not come': at(searched, { record: mockResponses.unreachable(), play: openFirst }),
    'added by hand': at(searched, {
      play: async (context) => {
        await openFirst(context);
        const { user, screen } = context;
        await user.click(screen.getByRole('button', { name: 'Add VT-26-00007' }));
        await screen.findByRole('button', { name: 'Leave out VT-26-00007' });
      },
    }),
    'quotes chosen for a job': at(searched, {
      play: async (context) => {
        await openFirst(context);
        const { user, screen } = context;
        for (const box of await screen.findAllByRole('checkbox', { name: /^Choose VT-/ }))
          await user.click(box);
        await screen.findByRole('button', { name: 'Make a job of 2 quotes…' });
      },
    }),
    'cannot be erased': at(searched, {
      summary: mockResponses.ok({
        ...summaryOfPerson(aPerson()),
        erasureBlocker:
          'A payment of this person is open or under review, or its card page was closed within the last day. Try again once it is certain that no money moves.',
      }),
      play: openFirst,
    }),
    'erasing, mistyped': at(searched, {
      play: async (context) => {
        await openFirst(context);
        const { user, screen } = context;
        await user.click(screen.getByRole('button', { name: 'Erase...' }));
        await user.type(await screen.findByLabelText('Type ada@example.com to confirm'), 'bob{Enter}');
        await screen.findByText(/^This is not the same/);
      },
    }),
    loading: at(searched, { found: mockResponses.never(), retention: mockResponses.never() }),
    failed: at(searched, {
      found: mockResponses.unreachable(),
      retention: mockResponses.unreachable(),
      play: ({ screen }) => screen.findAllByRole('button', { name: 'Try again' }),
    }),
  },
};
