import { paths, type AdminUser, type ChangeUserRequest } from '@app/contracts';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { demoAdmin } from '../../staff/users/demo-admin';
import { expectError } from '../../testing/expect-error';
import { logIn, signIn } from '../../testing/sign-in';
import { until } from '../../testing/until';
import { untilSettled } from '../../testing/until-settled';
import { useApi, useWorker } from '../../testing/servers/use-api';

const start = new Date('2026-11-21T09:00:00Z').getTime();
const hours = 3_600_000;
let elapsedMs = 0;
const now = () => new Date(start + elapsedMs);

let session = { cookie: '' };
const sender = new FakeMailSender();
const api = useApi({ now });
useWorker(api, { mailSender: sender, now });
beforeEach(async () => {
  // A mail of the previous test that is still being sent would count as a mail of this test.
  await untilSettled(api);
  elapsedMs = 0;
  sender.recover();
  await api.sql('TRUNCATE use_counter, mail CASCADE');
  await api.sql('DELETE FROM staff_user WHERE NOT is_demo');
  await api.sql('UPDATE staff_user SET last_sign_in_at = $1', [now()]);
  // Signs in again, as the previous test may have let days pass or removed rights.
  if (!(await isSignedIn(session))) session = await signIn(api);
});

type Session = typeof session;
const list = async (query = '') =>
  (await api.get(`${paths.adminUsers}${query}`, session)).json<AdminUser[]>();
const invite = (email: string, isAdmin = true) =>
  api.post(paths.adminUsers, { firstName: 'Priya', email, isAdmin }, session);
const change = (id: number, body: ChangeUserRequest, by: Session = session) =>
  api.inject({ method: 'PUT', url: paths.adminUser(id), payload: body, headers: by });
const isSignedIn = async (by: Session) => (await api.get(paths.currentUser, by)).statusCode === 200;
const accept = (token: string, password = 'granite counter plinth') =>
  api.post(paths.acceptInvitation, { token, password });
const look = (token: string) => api.post(paths.invitation, { token });

/** The token in the latest mail to an email address. */
async function tokenFor(email: string, mails = 1): Promise<string> {
  await until(() => Promise.resolve(sender.sentTo(email).length >= mails));
  // Removes the soft line breaks of quoted-printable.
  const source = String(sender.sentTo(email).at(-1)?.source).replace(/=\r\n/g, '');
  return /\/admin\/invitation#([\w-]{43})\b/.exec(source)?.[1] ?? '';
}

/** Audit entries except those of the retention sweep, which may run at any moment. */
const actions = async () =>
  (
    await api.sql<{ action: string }>('SELECT action FROM audit_entry WHERE actor_id IS NOT NULL ORDER BY id')
  ).map(({ action }) => action);

describe('a forgotten password', () => {
  const ask = (email: string) => api.post(paths.passwordResets, { email });
  const newPassword = 'slate ledge harbour';

  async function colleague(): Promise<string> {
    const email = 'priya@example.com';
    await invite(email);
    expect((await accept(await tokenFor(email))).statusCode).toBe(200);
    return email;
  }

  it('is replaced with the mailed link, once, and existing sessions end', async () => {
    const email = await colleague();
    const old = await signIn(api, { email, password: 'granite counter plinth' });
    const before = (await actions()).length;
    expect((await ask(' Priya@Example.com ')).statusCode).toBe(204);
    const token = await tokenFor(email, 2);
    expect((await look(token)).json()).toEqual({ firstName: 'Priya', email, isReset: true });
    expect((await accept(token, newPassword)).statusCode).toBe(200);
    expect(await isSignedIn(old)).toBe(false);
    expectError(await accept(token, 'another long password'), 'auth/invitation-not-found');
    expectError(await logIn(api, { email, password: 'granite counter plinth' }), 'auth/wrong-credentials');
    await signIn(api, { email, password: newPassword });
    expect((await actions()).slice(before)).toEqual(['account.reset-password']);
  });

  it('can be replaced for an hour, and only with the latest link', async () => {
    const email = await colleague();
    await ask(email);
    const first = await tokenFor(email, 2);
    await ask(email);
    const second = await tokenFor(email, 3);
    expectError(await accept(first, newPassword), 'auth/invitation-not-found');
    elapsedMs = hours + 1;
    expectError(await accept(second, newPassword), 'auth/invitation-not-found');
  });

  it('gets the same response for unknown, disabled and merely invited users', async () => {
    const email = await colleague();
    const [user] = await list(`?search=${email}`);
    await change(user?.id ?? 0, { isActive: false });
    await invite('sam@example.com');
    await tokenFor('sam@example.com');
    const mails = sender.sent.length;
    for (const address of ['nobody@example.com', email, 'sam@example.com'])
      expect((await ask(address)).statusCode).toBe(204);
    await untilSettled(api);
    expect(sender.sent.length).toBe(mails);
  });

  it('cannot be used to flood a mailbox', async () => {
    for (let asked = 0; asked < 3; asked += 1) await ask('priya@example.com');
    expectError(await ask('priya@example.com'), 'request/too-many');
  });
});

describe('an invitation', () => {
  it('is a mailed link to choose a password, with which the user signs in', async () => {
    const before = (await actions()).length;
    const reply = await invite(' Priya@Example.com ');
    expect(reply.statusCode).toBe(201);
    const user = reply.json<AdminUser>();
    expect(user).toMatchObject({
      email: 'priya@example.com',
      state: 'invited',
      isAdmin: true,
      isSelf: false,
    });
    expectError(
      await logIn(api, { email: 'priya@example.com', password: 'granite counter plinth' }),
      'auth/wrong-credentials',
    );

    const token = await tokenFor('priya@example.com');
    const read = await look(token);
    expect(read.json()).toEqual({ firstName: 'Priya', email: 'priya@example.com', isReset: false });
    expect(read.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const accepted = await accept(token);
    expect(accepted.statusCode).toBe(200);
    expect(accepted.cookies).toEqual([]);

    const priya = { email: 'priya@example.com', password: 'granite counter plinth' };
    expect((await logIn(api, priya)).json()).toMatchObject({ firstName: 'Priya', isAdmin: true });
    expect((await list())[0]).toMatchObject({ state: 'active', lastSignInAt: now().toISOString() });
    expect((await actions()).slice(before)).toEqual(['user.invite', 'account.accept-invitation']);
    const written = JSON.stringify(await api.sql('SELECT * FROM audit_entry'));
    expect(written).not.toMatch(/priya|argon2/i);
  });

  it('is not stored in a usable form', async () => {
    await invite('priya@example.com');
    const token = await tokenFor('priya@example.com');
    await untilSettled(api);
    const [mail] = await api.sql<{ html: string; text: string }>('SELECT * FROM mail');
    expect(mail?.text).toContain('/admin/invitation#…');
    const tables = ['mail', 'staff_invitation', 'staff_user', 'audit_entry', 'outbox_message'];
    for (const table of tables) {
      expect(JSON.stringify(await api.sql(`SELECT * FROM ${table}`))).not.toContain(token);
    }
  });

  it('can be used once, also with simultaneous requests', async () => {
    await invite('priya@example.com');
    const token = await tokenFor('priya@example.com');
    const passwords = ['granite counter plinth', 'marble washstand shelf'];
    const replies = await Promise.all(passwords.map((password) => accept(token, password)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const won = passwords[replies.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect((await logIn(api, { email: 'priya@example.com', password: won })).statusCode).toBe(200);
    expectError(await accept(token), 'auth/invitation-not-found');
    expectError(await look(token), 'auth/invitation-not-found');
  });

  it('expires after 72 hours', async () => {
    await invite('priya@example.com');
    const token = await tokenFor('priya@example.com');
    elapsedMs = 72 * hours - 1;
    expect((await look(token)).statusCode).toBe(200);
    elapsedMs = 72 * hours;
    expectError(await look(token), 'auth/invitation-not-found');
    expectError(await accept(token), 'auth/invitation-not-found');
  });

  it('invalidates earlier invitations of the same user', async () => {
    const { id } = (await invite('priya@example.com')).json<AdminUser>();
    const first = await tokenFor('priya@example.com');
    elapsedMs = 48 * hours;
    session = await signIn(api);
    expect((await api.post(paths.inviteAgain(id), {}, session)).json()).toMatchObject({ state: 'invited' });
    const second = await tokenFor('priya@example.com', 2);
    expect(second).not.toBe(first);
    expectError(await accept(first), 'auth/invitation-not-found');
    elapsedMs = 119 * hours;
    expect((await accept(second)).statusCode).toBe(200);
    session = await signIn(api);
    expectError(await api.post(paths.inviteAgain(id), {}, session), 'users/already-accepted');
  });

  it('ends when its user is disabled, and is replaced when the user is invited again', async () => {
    const { id } = (await invite('priya@example.com')).json<AdminUser>();
    const token = await tokenFor('priya@example.com');
    expect((await change(id, { isActive: false })).json()).toMatchObject({ state: 'disabled' });
    expectError(await accept(token), 'auth/invitation-not-found');
    await change(id, { isActive: true });
    expectError(await accept(token), 'auth/invitation-not-found');
    await change(id, { isActive: false });
    await api.post(paths.inviteAgain(id), {}, session);
    expect((await accept(await tokenFor('priya@example.com', 2))).statusCode).toBe(200);
  });

  it.each<[string, string]>([
    ['too short', 'quartzitegr'],
    ['the email address', 'PRIYA@example.com'],
    ["the demo's", demoAdmin.password],
  ])('stays valid after a password that is %s', { tags: 'thorough' }, async (_, password) => {
    await invite('priya@example.com');
    const token = await tokenFor('priya@example.com');
    const error = expectError(await accept(token, password), 'request/invalid');
    expect(error.details?.fields).toMatchObject([{ field: 'password' }]);
    expect((await look(token)).statusCode).toBe(200);
  });

  it('is unique per email address', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => invite('priya@example.com')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expectError(await invite(demoAdmin.email.toUpperCase()), 'users/email-taken');
    expect(await api.sql('SELECT FROM mail')).toHaveLength(1);
  });

  it.each<[string, object, string[]]>([
    ['nothing', {}, ['email', 'firstName', 'isAdmin']],
    ['two addresses', { firstName: 'P', email: 'p@example.com, q@example.com', isAdmin: true }, ['email']],
  ])('is rejected for %s, and nothing is saved', { tags: 'thorough' }, async (_, body, fields) => {
    const error = expectError(await api.post(paths.adminUsers, body, session), 'request/invalid');
    expect(error.details?.fields?.map(({ field }) => field).sort()).toEqual(fields);
    expect(await list()).toHaveLength(1);
    expect(await api.sql('SELECT FROM mail')).toEqual([]);
  });
});
