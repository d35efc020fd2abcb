import {
  paths,
  type BeginSecondFactorResponse,
  type OwnSession,
  type RecoveryCodesResponse,
} from '@app/contracts';
import { Passwords } from '../../staff/users/passwords';
import { expectError } from '../../testing/expect-error';
import { addStaff, logIn, sessionOf, signIn } from '../../testing/sign-in';
import { totpCode } from '../../testing/totp-code';
import { useApi } from '../../testing/servers/use-api';

const start = new Date('2026-11-21T09:00:10Z').getTime();
let elapsedMs = 0;
const now = () => new Date(start + elapsedMs);
const halfMinutes = (count: number) => void (elapsedMs += count * 30_000);
const api = useApi({ now });
beforeEach(async () => {
  elapsedMs = 0;
  await api.sql('TRUNCATE use_counter, staff_session');
});

type Session = { cookie: string };
let people = 0;
async function anAdmin() {
  people += 1;
  const credentials = await addStaff(api, { email: `admin${people}@example.com`, isAdmin: true });
  return { ...credentials, session: await signIn(api, credentials) };
}

/** An admin with a second factor, which was confirmed with the current code. */
async function anAdminWithCodes() {
  const admin = await anAdmin();
  const { secret } = await begin(admin);
  const reply = await api.post(paths.confirmSecondFactor, { code: totpCode(secret, now()) }, admin.session);
  const { recoveryCodes } = reply.json<RecoveryCodesResponse>();
  return { ...admin, secret, recoveryCodes };
}
const begin = async ({ session, password }: { session: Session; password: string }) =>
  (await api.post(paths.secondFactor, { password }, session)).json<BeginSecondFactorResponse>();
const account = async (session: Session) => (await api.get(paths.adminAccount, session)).json<unknown>();
const isSignedIn = async (session: Session) => (await api.get(paths.currentUser, session)).statusCode === 200;
const actionsOf = async ({ email }: { email: string }) =>
  (
    await api.sql<{ action: string }>(
      `SELECT action FROM audit_entry JOIN staff_user ON subject_id = staff_user.id::text AND actor_id = staff_user.id
       WHERE email = $1 AND subject_kind = 'account' ORDER BY audit_entry.id`,
      [email],
    )
  ).map(({ action }) => action);

describe('the password', () => {
  it('can be changed with the old one, which ends every other session', async () => {
    const admin = await anAdmin();
    const elsewhere = await signIn(api, admin);
    const newPassword = 'a slab of honed granite';
    const input = { password: admin.password, newPassword };
    const reply = await api.post(paths.accountPassword, input, admin.session);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({ email: admin.email, hasSecondFactor: false, recoveryCodesLeft: 0 });

    expect(await isSignedIn(admin.session)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expectError(await logIn(api, admin), 'auth/wrong-credentials');
    expect((await logIn(api, { ...admin, password: newPassword })).statusCode).toBe(200);
    expect(await actionsOf(admin)).toEqual(['account.change-password']);
  });

  it(
    'can be changed by staff who are not admins, but not without a session',
    { tags: 'thorough' },
    async () => {
      const fitter = await addStaff(api, { email: 'fitter@example.com', isAdmin: false });
      const session = await signIn(api, fitter);
      const newPassword = 'a slab of honed granite';
      const input = { password: fitter.password, newPassword };
      expectError(await api.post(paths.accountPassword, input), 'auth/signed-out');
      const foreign = { ...session, 'sec-fetch-site': 'cross-site' };
      expectError(await api.post(paths.accountPassword, input, foreign), 'request/foreign-origin');
      expectError(
        await api.post(paths.accountPassword, { ...input, password: 'not this one' }, session),
        'auth/wrong-password',
      );
      expect((await api.post(paths.accountPassword, input, session)).statusCode).toBe(200);
      expect((await logIn(api, { ...fitter, password: newPassword })).statusCode).toBe(200);
      expect(await actionsOf(fitter)).toEqual(['account.change-password']);
      expectError(await api.get(paths.adminAccount, session), 'auth/not-an-admin');
    },
  );

  it('change invalidates a sign-in in progress with the old password', { tags: 'thorough' }, async () => {
    const admin = await anAdmin();
    const passwords = api.app.get(Passwords, { strict: false });
    // The password changes after the account was looked up, and before its password is verified.
    const verify = vi.spyOn(passwords, 'verify').mockImplementationOnce(async () => {
      await api.sql('UPDATE staff_user SET credential_version = credential_version + 1 WHERE email = $1', [
        admin.email,
      ]);
      return true;
    });
    const reply = await logIn(api, admin);
    verify.mockRestore();
    expect(await isSignedIn({ cookie: sessionOf(reply) })).toBe(false);
    expect(await isSignedIn(admin.session)).toBe(true);
  });

  it.each<[string, string, string]>([
    ['too short', 'quartzitegr', 'newPassword'],
    ['too common', 'password12345', 'newPassword'],
    ['nothing', '', 'newPassword'],
  ])('cannot be changed to one that is %s', async (_, newPassword, field) => {
    const admin = await anAdmin();
    const input = { password: admin.password, newPassword };
    const error = expectError(await api.post(paths.accountPassword, input, admin.session), 'request/invalid');
    expect(error.details?.fields).toMatchObject([{ field }]);
    expect((await logIn(api, admin)).statusCode).toBe(200);
  });

  it.each(['accountPassword', 'secondFactor', 'removeSecondFactor', 'recoveryCodes'] as const)(
    'is required by %s, which allows at most five guesses in a quarter of an hour',
    async (address) => {
      const admin = await anAdmin();
      const guess = { password: 'not this one', newPassword: 'a slab of honed granite', code: '000000' };
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => api.post(paths[address], guess, admin.session)),
      );
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
        403, 403, 403, 403, 403, 429, 429, 429,
      ]);
      const right = { ...guess, password: admin.password };
      expectError(await api.post(paths[address], right, admin.session), 'auth/locked');
      expect(await isSignedIn(admin.session)).toBe(true);
      expect(await actionsOf(admin)).toEqual([]);
    },
  );
});

describe('a second factor', () => {
  it('is active only after a code has confirmed it', async () => {
    const admin = await anAdmin();
    const { secret, uri, qr } = await begin(admin);
    expect(uri).toContain(`secret=${secret}`);
    expect(qr.path).toMatch(/^M\d/);
    expect((await logIn(api, admin)).statusCode).toBe(200);
    expect(await account(admin.session)).toMatchObject({ hasSecondFactor: false });

    const wrong = await api.post(paths.confirmSecondFactor, { code: '000000' }, admin.session);
    expect(expectError(wrong, 'request/invalid').details?.fields).toMatchObject([{ field: 'code' }]);
    const elsewhere = await signIn(api, admin);
    const reply = await api.post(
      paths.confirmSecondFactor,
      { code: totpCode(secret, now()).replace(/^.../, '$& ') },
      admin.session,
    );
    expect(reply.statusCode).toBe(200);
    const { recoveryCodes } = reply.json<RecoveryCodesResponse>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await account(admin.session)).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
    expect(await isSignedIn(elsewhere)).toBe(false);
    for (const code of [undefined, '', '  ']) {
      expectError(await logIn(api, { ...admin, code }), 'auth/code-needed');
    }

    const withoutDashes = (text: string) => text.replaceAll('-', '');
    const kept = withoutDashes(JSON.stringify(await api.sql('SELECT * FROM staff_recovery_code')));
    for (const code of recoveryCodes) expect(kept).not.toContain(withoutDashes(code));
    const written = JSON.stringify(await api.sql('SELECT * FROM audit_entry'));
    expect(written).not.toContain(secret);
    expect(await actionsOf(admin)).toEqual(['account.add-second-factor']);
  });

  it('is removed with password and code, and all other sessions end', async () => {
    const admin = await anAdminWithCodes();
    const elsewhere = await signIn(api, { ...admin, code: admin.recoveryCodes[0] });
    const { password } = admin;
    for (const code of ['000000', totpCode(admin.secret, now()), admin.recoveryCodes[0]]) {
      const wrong = await api.post(paths.removeSecondFactor, { password, code }, admin.session);
      expect(expectError(wrong, 'request/invalid').details?.fields).toMatchObject([{ field: 'code' }]);
    }
    expectError(await api.post(paths.removeSecondFactor, { password }, admin.session), 'request/invalid');
    expect(await isSignedIn(elsewhere)).toBe(true);
    halfMinutes(2);
    const code = totpCode(admin.secret, now());
    const reply = await api.post(paths.removeSecondFactor, { password, code }, admin.session);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(admin.session)).toBe(true);
    expect(reply.json()).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 });
    expect((await logIn(api, admin)).statusCode).toBe(200);
    expect(
      await api.sql('SELECT FROM staff_recovery_code JOIN staff_user ON id = user_id WHERE email = $1', [
        admin.email,
      ]),
    ).toEqual([]);
    for (const path of [paths.removeSecondFactor, paths.recoveryCodes])
      expectError(await api.post(path, { password, code }, admin.session), 'users/no-second-factor');
    expect(await actionsOf(admin)).toEqual([
      'account.add-second-factor',
      'account.use-recovery-code',
      'account.remove-second-factor',
    ]);
  });
});

describe('signing in with a second factor', () => {
  it('accepts each code once, even the code that confirmed the factor, and no code older than the last accepted one', async () => {
    const admin = await anAdminWithCodes();
    expectError(await logIn(api, { ...admin, code: totpCode(admin.secret, now()) }), 'auth/wrong-code');
    halfMinutes(2);
    const code = totpCode(admin.secret, now());
    const replies = await Promise.all(Array.from({ length: 4 }, () => logIn(api, { ...admin, code })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    expectError(await logIn(api, { ...admin, code: totpCode(admin.secret, now(), -1) }), 'auth/wrong-code');
  });

  it('accepts a recovery code instead of a code, once, with any case and separators', async () => {
    const admin = await anAdminWithCodes();
    const [first = '', second = ''] = admin.recoveryCodes;
    const replies = await Promise.all(Array.from({ length: 4 }, () => logIn(api, { ...admin, code: first })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ')}`;
    expect((await logIn(api, { ...admin, code: typed })).statusCode).toBe(200);
    expect(await account(admin.session)).toMatchObject({ recoveryCodesLeft: 8 });
    expect(await actionsOf(admin)).toEqual([
      'account.add-second-factor',
      'account.use-recovery-code',
      'account.use-recovery-code',
    ]);
  });

  it('rejects old recovery codes after they were renewed, which requires a code and ends other sessions', async () => {
    const admin = await anAdminWithCodes();
    const [first, , third] = admin.recoveryCodes;
    const elsewhere = await signIn(api, { ...admin, code: admin.recoveryCodes[1] });
    const { password } = admin;
    expectError(await api.post(paths.recoveryCodes, { password }, admin.session), 'request/invalid');
    const reply = await api.post(paths.recoveryCodes, { password, code: third }, admin.session);
    const { recoveryCodes } = reply.json<RecoveryCodesResponse>();
    // 120 bits, 5 bits per character.
    for (const code of recoveryCodes) expect(code.replaceAll('-', '')).toHaveLength(24);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expectError(await logIn(api, { ...admin, code: first }), 'auth/wrong-code');
    expectError(await logIn(api, { ...admin, code: admin.recoveryCodes[0] }), 'auth/wrong-code');
    expect((await logIn(api, { ...admin, code: recoveryCodes[0] })).statusCode).toBe(200);
  });

  it('does not request a code after a wrong password', async () => {
    const admin = await anAdminWithCodes();
    halfMinutes(1);
    const code = totpCode(admin.secret, now());
    for (const attempt of [{ code }, { code: '000000' }, {}]) {
      const reply = await logIn(api, { email: admin.email, password: 'not this one', ...attempt });
      expectError(reply, 'auth/wrong-credentials');
    }
    // The failed sign-in has not used up the code.
    expect((await logIn(api, { ...admin, code })).statusCode).toBe(200);
  });

  it(
    'counts wrong codes as failed attempts, which a correct password does not reset',
    { tags: 'thorough' },
    async () => {
      const admin = await anAdminWithCodes();
      halfMinutes(1);
      for (let turn = 0; turn < 5; turn += 1) {
        expectError(await logIn(api, admin), 'auth/code-needed');
        expectError(await logIn(api, { ...admin, code: '000000' }), 'auth/wrong-code');
      }
      const right = { ...admin, code: totpCode(admin.secret, now()) };
      expectError(await logIn(api, right), 'auth/locked');
      halfMinutes(30);
      expect((await logIn(api, { ...admin, code: totpCode(admin.secret, now()) })).statusCode).toBe(200);
    },
  );

  it('allows at most ten code guesses an hour, over all networks', { tags: 'thorough' }, async () => {
    const admin = await anAdminWithCodes();
    halfMinutes(1);
    const from = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` });
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, network) => logIn(api, { ...admin, code: '000000' }, from(network))),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const right = () => ({ ...admin, code: totpCode(admin.secret, now()) });
    expectError(await logIn(api, right(), from(99)), 'auth/locked');
    halfMinutes(120);
    expect((await logIn(api, right(), from(99))).statusCode).toBe(200);
  });
});

describe("the user's own sessions", () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const list = async (session: Session) => (await api.get(paths.ownSessions, session)).json<OwnSession[]>();
  const end = async (path: string, session: Session) =>
    (await api.inject({ method: 'DELETE', url: path, headers: session })).json<OwnSession[]>();

  it('are listed by browser, and can be ended one by one or all except the current one', async () => {
    const admin = await anAdmin();
    const other = await anAdmin();
    halfMinutes(4);
    const reply = await logIn(api, admin, { 'user-agent': firefox });
    const phone = { cookie: sessionOf(reply) };
    expect(await list(admin.session)).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{43}$/) as string,
        startedAt: new Date(start).toISOString(),
        usedAt: now().toISOString(),
        browser: null,
        isThis: true,
      },
      expect.objectContaining({ browser: 'Firefox on Linux', startedAt: now().toISOString(), isThis: false }),
    ]);
    const [mine, theirs] = await list(admin.session);
    // A listed id is no session cookie.
    expect(await isSignedIn({ cookie: `sid=${theirs?.id}` })).toBe(false);

    expect(await end(paths.ownSession(mine?.id ?? ''), other.session)).toHaveLength(1);
    expect(await isSignedIn(admin.session)).toBe(true);
    expect(await end(paths.ownSession(theirs?.id ?? ''), admin.session)).toMatchObject([{ isThis: true }]);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await end(paths.ownSession(theirs?.id ?? ''), admin.session)).toHaveLength(1);
    expect(await end(paths.ownSession(mine?.id ?? ''), admin.session)).toHaveLength(1);

    await signIn(api, admin);
    await signIn(api, admin);
    expect(await end(paths.ownSessions, admin.session)).toMatchObject([{ isThis: true }]);
    expect(await isSignedIn(admin.session)).toBe(true);
    expect(await isSignedIn(other.session)).toBe(true);
    expect(await actionsOf(admin)).toEqual(['account.end-session', 'account.end-session']);
  });
});
