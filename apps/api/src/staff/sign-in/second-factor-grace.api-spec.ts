import { paths, type BeginSecondFactorResponse, type CurrentUserResponse } from '@app/contracts';
import { expectError } from '../../testing/expect-error';
import { addStaff, logIn, sessionOf } from '../../testing/sign-in';
import { totpCode } from '../../testing/totp-code';
import { useApi } from '../../testing/servers/use-api';

let now = new Date('2026-11-21T09:00:00.000Z');
const advanceDays = (days: number) => (now = new Date(now.getTime() + days * 24 * 3_600_000));
const api = useApi({ now: () => now, env: { APP_ENV: 'production' } });
const securely = { 'x-forwarded-proto': 'https' };

const enter = async (credentials: Parameters<typeof logIn>[1]) => {
  const response = await logIn(api, credentials, securely);
  expect(response.statusCode).toBe(200);
  return {
    user: response.json<CurrentUserResponse>(),
    session: { cookie: sessionOf(response), ...securely },
  };
};
const anAdmin = async (email: string) => {
  const staff = await addStaff(api, { email, isAdmin: true });
  await api.sql('UPDATE staff_user SET second_factor_asked_at = $2 WHERE email = $1', [email, now]);
  return staff;
};

it('gives an admin without a second factor full access for seven days, and says until when', async () => {
  const admin = await anAdmin('grace@example.com');
  const { user } = await enter(admin);
  expect(user.secondFactorBy).toBe(new Date(now.getTime() + 7 * 24 * 3_600_000).toISOString());
  advanceDays(6.9);
  const { session } = await enter(admin);
  expect((await api.get(paths.adminUsers, session)).statusCode).toBe(200);
  expect((await api.get(paths.currentUser, session)).json()).toEqual(user);
});

it('restricts the admin to their own account after that, until a second factor is set up', async () => {
  const admin = await anAdmin('late@example.com');
  advanceDays(7);
  const { session } = await enter(admin);
  for (const path of [paths.adminUsers, paths.system, paths.exportCurrentData, paths.queueBoard])
    expectError(await api.get(path, session), 'auth/second-factor-needed');
  expectError(await api.post(paths.uploadColorImage(1), {}, session), 'auth/second-factor-needed');
  expect((await api.get(paths.ownSessions, session)).statusCode).toBe(200);
  // A longer URL with the same prefix is refused too.
  expectError(await api.get('/api/admin/accounts', session), 'auth/second-factor-needed');

  const setup = await api.post(paths.secondFactor, { password: admin.password }, session);
  const { secret } = setup.json<BeginSecondFactorResponse>();
  await api.post(paths.confirmSecondFactor, { code: totpCode(secret, now) }, session);
  expect((await api.get(paths.adminUsers, session)).statusCode).toBe(200);
  expect((await api.get(paths.currentUser, session)).json()).not.toHaveProperty('secondFactorBy');

  // After its removal the second factor is required again immediately.
  now = new Date(now.getTime() + 60_000);
  const proof = { password: admin.password, code: totpCode(secret, now) };
  expect((await api.post(paths.removeSecondFactor, proof, session)).statusCode).toBe(200);
  expectError(await api.get(paths.adminUsers, session), 'auth/second-factor-needed');
});

it('starts again when another admin removes the second factor, or makes somebody an admin', async () => {
  const boss = await enter(await anAdmin('boss@example.com'));
  const fitter = await addStaff(api, { email: 'fitter@example.com' });
  await api.sql(
    `UPDATE staff_user SET second_factor_asked_at = '2020-01-01' WHERE email = 'fitter@example.com'`,
  );
  const [row] = await api.sql<{ id: number }>(`SELECT id FROM staff_user WHERE email = 'fitter@example.com'`);
  const id = row?.id ?? 0;
  expect((await enter(fitter)).user).not.toHaveProperty('secondFactorBy');
  await api.inject({
    method: 'PUT',
    url: paths.adminUser(id),
    payload: { isAdmin: true },
    headers: boss.session,
  });
  const inAWeek = new Date(now.getTime() + 7 * 24 * 3_600_000).toISOString();
  expect((await enter(fitter)).user.secondFactorBy).toBe(inAWeek);

  await api.sql(
    `INSERT INTO staff_second_factor (user_id, secret, created_at, confirmed_at, last_step)
     VALUES ($1, repeat('A', 32), $2, $2, 1)`,
    [id, now],
  );
  await api.sql(`UPDATE staff_user SET second_factor_asked_at = '2020-01-01' WHERE id = $1`, [id]);
  await api.inject({ method: 'POST', url: paths.removeUsersSecondFactor(id), headers: boss.session });
  expect((await enter(fitter)).user.secondFactorBy).toBe(inAWeek);
});
