import { paths, type ErrorResponse, type SecurityEvent, type SystemResponse } from '@app/contracts';
import { SecurityEvents } from '../../platform/security/security-events';
import { signIn, logIn, addStaff } from '../../testing/sign-in';
import { useApi } from '../../testing/servers/use-api';
import { demoAdmin } from '../users/demo-admin';

const api = useApi({ env: { INQUIRIES_PER_HOUR: '1' } });
const wrongPassword = { ...demoAdmin, password: 'not this one' };
const from = (address: string) => ({ 'x-forwarded-for': address });
const latest = () => api.app.get(SecurityEvents, { strict: false }).latest(50);

it('shows staff sign-ins, failures, lockouts and rejected requests, with a hash of the network', async () => {
  const fitter = await signIn(api, await addStaff(api, { email: 'fitter@example.com' }));
  for (let index = 0; index < 5; index += 1) await logIn(api, wrongPassword, from('203.0.113.7'));
  const locked = await logIn(api, demoAdmin, from('203.0.113.7'));
  await logIn(api, { ...wrongPassword, email: 'nobody@example.com' }, from('203.0.113.8'));
  await api.get(paths.adminUsers, from('203.0.113.8'));
  await api.get(paths.adminUsers, fitter);
  const admin = demoAdmin.email;

  const response = await api.get(paths.system, await signIn(api));
  const securityEvents = response.json<SystemResponse>().securityEvents;
  const eventsOf = (kind: SecurityEvent['kind']) => securityEvents.filter((event) => event.kind === kind);
  expect(eventsOf('lockout')).toMatchObject([
    { account: admin, times: 1, requestId: locked.json<ErrorResponse>().requestId },
  ]);
  expect(eventsOf('sign-in-failed').map(({ account, times }) => [account, times])).toEqual([
    [null, 1],
    [admin, 5],
  ]);
  expect(eventsOf('unauthorized')).toMatchObject([
    { account: null, route: 'GET /api/admin/users', times: 1 },
  ]);
  expect(eventsOf('forbidden')).toMatchObject([
    { account: 'fitter@example.com', route: 'GET /api/admin/users' },
  ]);
  expect(eventsOf('sign-in').map(({ account }) => account)).toContain('fitter@example.com');
  const networkOf = (kind: SecurityEvent['kind'], index = 0) => eventsOf(kind)[index]?.network;
  expect(networkOf('lockout')).toBe(networkOf('sign-in-failed', 1));
  expect(networkOf('unauthorized')).toBe(networkOf('sign-in-failed'));
  expect(networkOf('unauthorized')).not.toBe(networkOf('lockout'));
  expect(JSON.stringify(await api.sql('SELECT * FROM security_event'))).not.toMatch(/203\.0|example\.com/);
});

it('records rate-limited requests with their route', async () => {
  const form = {
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.com',
    phone: '0118 496 0000',
    message: 'Hello',
  };
  for (let index = 0; index < 2; index += 1) await api.post(paths.contact, form, from('203.0.113.9'));
  expect(await latest()).toContainEqual(
    expect.objectContaining({ kind: 'rate-limited', route: 'POST /api/contact', times: 1 }),
  );
});

it('groups a flood into few rows', async () => {
  await api.sql('TRUNCATE security_event');
  await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      api.get(paths.adminUsers, from(`198.51.${index % 3}.${index % 250}`)),
    ),
  );
  await latest();
  const rows = await api.sql<{ times: number }>(
    `SELECT times FROM security_event WHERE kind = 'unauthorized'`,
  );
  expect(rows.length).toBeLessThanOrEqual(101);
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(300);
});
