import {
  paths,
  type AdminUser,
  type BoardColumn,
  type CurrentUserResponse,
  type StaffRole,
} from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { saveAQuote } from '../../testing/builders/a-basket';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { expectError } from '../../testing/expect-error';
import { addStaff } from '../../testing/sign-in';
import { until } from '../../testing/until';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { takeAnOrder } from '../../testing/builders/take-an-order';

const api = useApi();
const owner = useStaff(api);
let people = 0;

async function somebody(role: StaffRole) {
  people += 1;
  const credentials = await addStaff(api, { email: `${role}${people}@example.com`, isAdmin: true, role });
  const [row] = await api.sql<{ id: number }>('SELECT id FROM staff_user WHERE email = $1', [
    credentials.email,
  ]);
  return { id: row?.id ?? 0, credentials, calls: await asStaff(api, credentials) };
}
const change = async (by: StaffCalls, id: number, body: object) => by.put(paths.adminUser(id), body);
const currentUser = async (calls: StaffCalls) =>
  (await calls.get(paths.currentUser)).json<CurrentUserResponse>();

async function anOrder() {
  const quote = await saveAQuote(api);
  await takeAnOrder(owner, [quote], { needsDelivery: true, deliveryAddress: '1 High Street' });
  return quote.id;
}
const board = async (calls: StaffCalls) =>
  (await calls.get(`${paths.adminBoard}/to-measure`)).json<BoardColumn>();
const sheet = async (calls: StaffCalls, address: string) =>
  (await readPdf((await calls.get(address)).rawPayload)).text;

it('shows the workshop its board and job sheets, without personal data and prices', async () => {
  const workshop = await somebody('workshop');
  expect(await currentUser(workshop.calls)).toMatchObject({ isAdmin: true, role: 'workshop' });
  const id = await anOrder();
  const mine = await board(workshop.calls);
  const [order] = await api.sql<{ reference: string }>('SELECT reference FROM quote WHERE id = $1', [id]);
  const reference = order?.reference ?? '';
  expect(mine.cards.map((card) => [card.id, card.customerName])).toContainEqual([reference, null]);
  // A quote's id would open its share page, which shows the price.
  expect(JSON.stringify(mine)).not.toContain(id);
  expect((await workshop.calls.get(paths.quote(reference))).statusCode).toBe(404);
  expect((await board(owner)).cards.map(({ customerName }) => customerName)).toContain('Ada Lovelace');
  for (const address of [paths.jobSheet(reference), paths.jobSheets(reference)]) {
    const text = await sheet(workshop.calls, address);
    expect(text).not.toMatch(/Ada|Lovelace|0118|High Street|£/);
    expect(text).toContain('Hand-over Delivery by us');
    expect(await sheet(owner, address)).toMatch(/Ada Lovelace/);
  }
  expect(JSON.stringify(mine)).not.toMatch(/Lovelace|0118|High Street|£|rice/);
  expect((await workshop.calls.get(paths.workload)).statusCode).toBe(200);
});

it("shows the workshop nothing else, including the catalogue's hidden fields", async () => {
  const workshop = await somebody('workshop');
  for (const address of [
    paths.adminQuotes,
    paths.money,
    paths.adminTasks,
    paths.adminCounts,
    '/api/admin/nothing',
  ])
    expectError(await workshop.calls.get(address), 'auth/not-your-role');
  const id = await anOrder();
  expectError(await workshop.calls.get(paths.adminQuote(id)), 'auth/not-your-role');
  const move = await workshop.calls.put(`${paths.adminQuote(id)}/stage`, {
    from: 'to-measure',
    to: 'measured',
  });
  expectError(move, 'auth/not-your-role');
  await api.sql('UPDATE sink_type SET is_active = false WHERE id = 1');
  const seen = async (calls: StaffCalls) =>
    (await calls.get(`${paths.sinkTypes}?includeInactive=true`)).json<unknown[]>().length;
  // The API's catalogue cache is updated by a notification.
  await until(async () => (await seen(workshop.calls)) < (await seen(owner)));
});

it('is chosen with the invitation', async () => {
  const invited = await owner.post(paths.adminUsers, {
    firstName: 'Sam',
    email: 'sam@example.com',
    isAdmin: true,
    role: 'workshop',
  });
  expect(invited.json<AdminUser>()).toMatchObject({ role: 'workshop', state: 'invited' });
  const nonsense = { firstName: 'Sam', email: 'sam2@example.com', isAdmin: true, role: 'boss' };
  expectError(await owner.post(paths.adminUsers, nonsense), 'request/invalid');
  const unsaid = { firstName: 'Kit', email: 'kit@example.com', isAdmin: true, role: null };
  expect((await owner.post(paths.adminUsers, unsaid)).json<AdminUser>()).toMatchObject({ role: null });
});

it("takes effect immediately: losing permissions ends the user's sessions, gaining them does not", async () => {
  const office = await somebody('office');
  expect((await change(owner, office.id, { role: 'owner' })).json()).toMatchObject({ role: 'owner' });
  expect((await office.calls.get(paths.adminUsers)).statusCode).toBe(200);
  await change(owner, office.id, { role: 'workshop' });
  expectError(await office.calls.get(paths.adminBoard), 'auth/signed-out');
  const [entry] = await api.sql(
    `SELECT before, after FROM audit_entry WHERE action = 'user.update' ORDER BY id DESC LIMIT 1`,
  );
  expect(entry).toEqual({ before: { role: 'owner' }, after: { role: 'workshop' } });
});

it('leaves one owner if several owners demote each other simultaneously', async () => {
  const [demo] = await api.sql<{ id: number }>('SELECT id FROM staff_user WHERE is_demo');
  const demoId = demo?.id ?? 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const others = [await somebody('owner'), await somebody('owner'), await somebody('owner')];
    const everybody = [{ id: demoId, calls: await asStaff(api) }, ...others];
    const less = turn % 2 ? { role: 'office' } : { isActive: false };
    await Promise.all(
      everybody.map((one, index) => change(one.calls, everybody[(index + 1) % 4]?.id ?? 0, less)),
    );
    const left = await api.sql(`SELECT FROM staff_user WHERE is_admin AND role = 'owner' AND is_active`);
    expect(left.length).toBeGreaterThanOrEqual(1);
    await api.sql(`UPDATE staff_user SET is_active = is_demo, role = 'owner' WHERE role <> 'workshop'`);
  }
  const again = await asStaff(api);
  expectError(await change(again, demoId, { role: 'office' }), 'users/not-yourself');
});
