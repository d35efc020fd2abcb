import { type CalendarFeedLink, paths } from '@app/contracts';
import ICAL from 'ical.js';
import { expectError } from '../../testing/expect-error';
import { addStaff, signIn } from '../../testing/sign-in';
import { useAppointments } from '../testing/use-appointments';

const { api, anOrder, offered } = useAppointments();

async function aFitter(email: string) {
  const account = await addStaff(api, { email, isAdmin: true, role: 'fitter' });
  return { ...account, headers: await signIn(api, account) };
}
const pathOf = ({ url }: CalendarFeedLink) => new URL(url).pathname;

it('gives a calendar program the person’s own appointments, until the link is replaced or turned off', async () => {
  const { userId, headers } = await aFitter('feed@example.com');
  const visit = { kind: 'measuring-visit', startsAt: '2026-11-25T12:15:00.000Z' };
  const id = await offered(await anOrder(), { ...visit, personId: userId });
  await offered(await anOrder(), visit);
  const makeLink = async () =>
    pathOf((await api.post(paths.ownCalendar, {}, headers)).json<CalendarFeedLink>());
  expect((await api.get(paths.ownCalendar, headers)).json()).toEqual({ createdAt: null });
  const first = await makeLink();
  const reply = await api.get(first);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
  });
  const calendar = new ICAL.Component(ICAL.parse(reply.body) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ uid, location, summary }) => ({ uid, location, summary }))).toEqual([
    {
      uid: expect.stringMatching(id) as string,
      location: '14 Abbey Street, Reading RG1 3BA',
      summary: expect.stringMatching(/^Measuring visit: /) as string,
    },
  ]);

  const second = await makeLink();
  expectError(await api.get(first), 'appointment/unknown-feed');
  expect((await api.get(second)).statusCode).toBe(200);
  await api.inject({ method: 'DELETE', url: paths.ownCalendar, headers });
  expectError(await api.get(second), 'appointment/unknown-feed');
});

it('stops working for a colleague who has left', async () => {
  const { userId, headers } = await aFitter('leaver@example.com');
  const path = pathOf((await api.post(paths.ownCalendar, {}, headers)).json<CalendarFeedLink>());
  await api.sql('UPDATE staff_user SET is_active = false WHERE id = $1', [userId]);
  expectError(await api.get(path), 'appointment/unknown-feed');
  expectError(await api.get(paths.calendarFeed('x')), 'appointment/unknown-feed');
});
