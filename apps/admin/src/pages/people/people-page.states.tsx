import { paths, type PersonMatch } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import { adminAt, type AdminState, type AdminStates } from '../../testing/admin-at';
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
  found?: Answer;
  summary?: Answer;
  record?: Answer;
  retention?: Answer;
  visit?: AdminState['visit'];
}

const at = (address: string, { found, summary, record, retention, visit }: Served = {}) =>
  adminAt(address, {
    api: (api) =>
      api
        .on('GET', paths.people, answers.list([]))
        .on('GET', `${paths.people}?search=a`, found ?? answers.list(people))
        .on('POST', paths.personHoldings, summary ?? answers.ok(summaryOfPerson(aPerson())))
        .on('POST', paths.personRecord, record ?? answers.ok(aRecord()))
        .on('GET', paths.retention, retention ?? answers.ok(someRetention())),
    visit,
  });
const searched = '/admin/people?search=a';
const openFirst: NonNullable<AdminState['visit']> = async ({ user, screen }) => {
  await user.click(await screen.findByRole('button', { name: /^Ada Lovelace/ }));
  await screen.findByText('Timeline entries');
};

export const states: AdminStates = {
  part: 'Admin: people',
  states: {
    'nothing searched for': at('/admin/people', {
      visit: ({ screen }) => screen.findByText('Quotes that were never paid'),
    }),
    found: at(searched, { visit: ({ screen }) => screen.findByText('VT-26-00412') }),
    'nobody found': at(searched, {
      found: answers.list([]),
      visit: ({ screen }) => screen.findByText('Nothing matches'),
    }),
    open: at(searched, { visit: openFirst }),
    'a record with nothing in it': at(searched, { record: answers.ok(emptyRecord), visit: openFirst }),
    'a record that is loading': at(searched, { record: answers.never(), visit: openFirst }),
    'a record that did not come': at(searched, { record: answers.unreachable(), visit: openFirst }),
    'added by hand': at(searched, {
      visit: async (visitor) => {
        await openFirst(visitor);
        const { user, screen } = visitor;
        await user.click(screen.getByRole('button', { name: 'Add VT-26-00007' }));
        await screen.findByRole('button', { name: 'Leave out VT-26-00007' });
      },
    }),
    'quotes chosen for a job': at(searched, {
      visit: async (visitor) => {
        await openFirst(visitor);
        const { user, screen } = visitor;
        for (const box of await screen.findAllByRole('checkbox', { name: /^Choose VT-/ }))
          await user.click(box);
        await screen.findByRole('button', { name: 'Make a job of 2 quotes…' });
      },
    }),
    'cannot be erased': at(searched, {
      summary: answers.ok({
        ...summaryOfPerson(aPerson()),
        erasureBlocker:
          'A payment of this person is open or under review, or its card page was closed within the last day. Try again once it is certain that no money moves.',
      }),
      visit: openFirst,
    }),
    'erasing, mistyped': at(searched, {
      visit: async (visitor) => {
        await openFirst(visitor);
        const { user, screen } = visitor;
        await user.click(screen.getByRole('button', { name: 'Erase...' }));
        await user.type(await screen.findByLabelText('Type ada@example.com to confirm'), 'bob{Enter}');
        await screen.findByText(/^This is not the same/);
      },
    }),
    'loading for ever': at(searched, { found: answers.never(), retention: answers.never() }),
    failed: at(searched, {
      found: answers.unreachable(),
      retention: answers.unreachable(),
      visit: ({ screen }) => screen.findAllByRole('button', { name: 'Try again' }),
    }),
  },
};
