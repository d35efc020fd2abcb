import { Statements } from '../../database/statements';
import { addStaff } from '../../testing/sign-in';
import { useApi } from '../../testing/servers/use-api';
import { addAuditEntry } from './add-audit-entry';

const api = useApi();

it.each([
  ['was demoted', 'is_admin = false'],
  ['was disabled', 'is_active = false'],
])('cancels the action of a user who %s before the action was done', async (_, change) => {
  const email = `${change.slice(0, 7)}@example.com`;
  await addStaff(api, { email, isAdmin: true });
  const [account] = await api.sql<{ id: number }>('SELECT id FROM staff_user WHERE email = $1', [email]);
  const rename = (name: string) =>
    api.app.get(Statements, { strict: false }).transaction(async (tx) => {
      await tx.query(`UPDATE material SET name = '${name}' WHERE id = 1`);
      await addAuditEntry(
        tx,
        { userId: account?.id ?? 0, requestId: 'request' },
        { at: new Date(), verb: 'update', subject: { kind: 'material', id: 1 }, before: null, after: null },
      );
    });
  const nameNow = async () =>
    (await api.sql<{ name: string }>('SELECT name FROM material WHERE id = 1'))[0]?.name;
  await rename('Renamed');
  await api.sql(`UPDATE staff_user SET ${change} WHERE email = $1`, [email]);
  await expect(rename('Too late')).rejects.toMatchObject({ code: 'auth/signed-out' });
  expect(await nameNow()).toBe('Renamed');
});

it.each(['UPDATE audit_entry SET at = now()', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
  'refuses %s',
  async (statement) => {
    await expect(api.sql(statement)).rejects.toThrow('never changed or removed');
  },
);
