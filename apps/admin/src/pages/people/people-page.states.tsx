import { paths, type PersonMatch } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { aPerson, aRecord, emptyRecord, summaryOfPerson } from './testing/a-person';

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

interface PeopleResponses {
  found?: MockResponse;
  summary?: MockResponse;
  record?: MockResponse;
  play?: AdminUiState['play'];
}

const peoplePage = (address: string, { found, summary, record, play }: PeopleResponses = {}) =>
  adminUiState(address, {
    api: (api) =>
      api
        .on('GET', paths.people, mockResponses.list([]))
        .on('GET', `${paths.people}?search=a`, found ?? mockResponses.list(people))
        .on('GET', `${paths.searchSuggestion}?search=a`, mockResponses.ok({ suggestion: 'Ada' }))
        .on('POST', paths.personHoldings, summary ?? mockResponses.ok(summaryOfPerson(aPerson())))
        .on('POST', paths.personRecord, record ?? mockResponses.ok(aRecord())),
    play,
  });
const searchPath = '/admin/people?search=a';
const openFirst: NonNullable<AdminUiState['play']> = async ({ user, screen }) => {
  await user.click(await screen.findByRole('button', { name: /^Ada Lovelace/ }));
  await screen.findByText('Timeline entries');
};

export const states: AdminUiStates = {
  title: 'Admin: customers',
  states: {
    'before a search': peoplePage('/admin/people'),
    'search results': peoplePage(searchPath, { play: ({ screen }) => screen.findByText('VT-26-00412') }),
    'no search results': peoplePage(searchPath, {
      found: mockResponses.list([]),
      play: ({ screen }) => screen.findByText('No results'),
    }),
    'person open': peoplePage(searchPath, { play: openFirst }),
    'person open, empty record': peoplePage(searchPath, {
      record: mockResponses.ok(emptyRecord),
      play: openFirst,
    }),
    'person open, record loading': peoplePage(searchPath, { record: mockResponses.never(), play: openFirst }),
    'person open, record failed': peoplePage(searchPath, {
      record: mockResponses.unreachable(),
      play: openFirst,
    }),
    'person open, key added by staff': peoplePage(searchPath, {
      play: async (context) => {
        await openFirst(context);
        const { user, screen } = context;
        await user.click(screen.getByRole('button', { name: 'Add VT-26-00007' }));
        await screen.findByRole('button', { name: 'Remove VT-26-00007' });
      },
    }),
    'quotes selected for a job': peoplePage(searchPath, {
      play: async (context) => {
        await openFirst(context);
        const { user, screen } = context;
        for (const box of await screen.findAllByRole('checkbox', { name: /^Select VT-/ }))
          await user.click(box);
        await screen.findByRole('button', { name: 'Create a job with 2 quotes…' });
      },
    }),
    'cannot be erased': peoplePage(searchPath, {
      summary: mockResponses.ok({
        ...summaryOfPerson(aPerson()),
        erasureBlocker:
          'A payment of this person is open or under review, or its card page was closed within the last day. Try again once it is certain that no money moves.',
      }),
      play: openFirst,
    }),
    'erase dialog, wrong confirmation': peoplePage(searchPath, {
      play: async (context) => {
        await openFirst(context);
        const { user, screen } = context;
        await user.click(screen.getByRole('button', { name: 'Erase...' }));
        await user.type(await screen.findByLabelText('Type ada@example.com to confirm'), 'bob{Enter}');
        await screen.findByText(/^This does not match/);
      },
    }),
    loading: peoplePage(searchPath, { found: mockResponses.never() }),
    failed: peoplePage(searchPath, {
      found: mockResponses.unreachable(),
      play: ({ screen }) => screen.findAllByRole('button', { name: 'Try again' }),
    }),
  },
};
