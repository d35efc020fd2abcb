import {
  maxTotalCount,
  paths,
  type AuditVerb,
  type AuditEntryResponse,
  type AuditSubject,
} from '@app/contracts';
import { Statements } from '../../database/statements';
import { addAuditEntry, type NewAuditEntry } from '../../platform/audit/add-audit-entry';
import { expectError } from '../../testing/expect-error';
import { expectPage } from '../../testing/expect-success';
import { addStaff } from '../../testing/sign-in';
import { useApi, useSession } from '../../testing/servers/use-api';

let ownerId: number;
let samId: number;
let deletedId: number;

const entry = (
  at: string,
  [kind, verb]: [AuditSubject, AuditVerb],
  id: string | number,
  details: Partial<NewAuditEntry> & { name?: string } = {},
): NewAuditEntry => ({
  at: new Date(at),
  verb,
  subject: { kind, id, name: details.name ?? null },
  before: null,
  after: null,
  ...details,
});

const api = useApi();
const admin = useSession(api);
beforeAll(async () => {
  await addStaff(api, { email: 'sam@example.com', isAdmin: true });
  await addStaff(api, { email: 'deleted@example.com', isAdmin: true });
  const users = await api.sql<{ id: number }>('SELECT id FROM staff_user ORDER BY id');
  [ownerId = 0, samId = 0, deletedId = 0] = users.map(({ id }) => id);
  const written: [number | null, NewAuditEntry][] = [
    [
      ownerId,
      entry('2026-06-30T22:59:59.999Z', ['material', 'create'], 1, {
        name: 'Quartz',
        after: { name: 'Quartz' },
      }),
    ],
    // Midnight in London, in summer.
    [
      samId,
      entry('2026-06-30T23:00:00.000Z', ['color', 'update'], 12, {
        name: 'Carrara 100 %',
        before: { a: 1, b: 2 },
        after: { a: 1, b: 3 },
      }),
    ],
    [
      samId,
      entry('2026-07-01T22:59:59.999Z', ['color', 'delete'], 13, {
        name: 'Nero_Assoluto\\',
        before: { name: 'Nero' },
      }),
    ],
    [deletedId, entry('2026-07-01T23:00:00.000Z', ['contact-inquiry', 'add-note'], 'AAAAAAAAAAAAAAAAAAAAAA')],
    [null, entry('2026-11-21T00:00:00.000Z', ['user', 'create'], 1, { name: 'owner@example.com' })],
    [samId, entry('2026-11-21T00:00:00.000Z', ['color', 'update'], 13, { name: 'Carrara White' })],
  ];
  for (const [userId, one] of written) {
    await addAuditEntry(api.app.get(Statements), { userId, requestId: 'r' }, one);
  }
  await api.sql('DELETE FROM staff_user WHERE id = $1', [deletedId]);
});

const list = (query = '') =>
  expectPage<AuditEntryResponse>(api.get(`${paths.adminAudit}${query && `?${query}`}`, admin));
const actionsIn = async (query: string) =>
  (await list(query)).rows.map(({ action, subject }) => `${action} ${subject.id}`);

const all = [
  'color.update 13',
  'user.create 1',
  'contact-inquiry.add-note AAAAAAAAAAAAAAAAAAAAAA',
  'color.delete 13',
  'color.update 12',
  'material.create 1',
];

it('shows who did what to which item, and what changed', async () => {
  const { rows } = await list();
  expect(rows[4]).toEqual({
    id: expect.stringMatching(/^\d+$/) as string,
    at: '2026-06-30T23:00:00.000Z',
    actor: { id: samId, name: 'Sam', email: 'sam@example.com' },
    action: 'color.update',
    subject: { kind: 'color', id: '12' },
    subjectName: 'Carrara 100 %',
    before: { b: 2 },
    after: { b: 3 },
    requestId: 'r',
  });
});

it('shows no name for a deleted account, and no actor for changes by the system', async () => {
  const { rows } = await list();
  expect(rows.map(({ actor }) => actor?.name)).toEqual([
    'Sam',
    undefined,
    null,
    'Sam',
    'Sam',
    expect.any(String),
  ]);
  expect(rows[1]?.actor).toBeNull();
  expect(rows[2]?.actor).toEqual({ id: deletedId, name: null, email: null });
});

it.each<[string, () => string, string[]]>([
  ['everything, newest first', () => '', all],
  [
    'the entries of one actor',
    () => `actor=${samId}`,
    ['color.update 13', 'color.delete 13', 'color.update 12'],
  ],
  ['an action', () => 'action=color.update', ['color.update 13', 'color.update 12']],
  ['a kind of subject', () => 'subject=color', ['color.update 13', 'color.delete 13', 'color.update 12']],
  ['one subject', () => 'subject=color&subjectId=13', ['color.update 13', 'color.delete 13']],
  [
    'from a day in London on',
    () => 'from=2026-07-02',
    ['color.update 13', 'user.create 1', 'contact-inquiry.add-note AAAAAAAAAAAAAAAAAAAAAA'],
  ],
  ['up to the end of a day in London', () => 'to=2026-06-30', ['material.create 1']],
  ['a day in London', () => 'from=2026-07-01&to=2026-07-01', ['color.delete 13', 'color.update 12']],
  ['a name', () => 'search=carrara', ['color.update 13', 'color.update 12']],
  [
    'all of these together',
    () =>
      `actor=${samId}&action=color.update&subject=color&subjectId=13&from=2026-11-21&to=2026-11-21&search=white`,
    ['color.update 13'],
  ],
  ['the second page', () => 'pageSize=4&page=2', all.slice(4)],
])('finds %s', async (_, query, actions) => {
  expect(await actionsIn(query())).toEqual(actions);
});

it('counts the entries of all pages', async () => {
  expect((await list('pageSize=1')).total).toBe('6');
  expect((await list(`actor=${samId}&pageSize=1&page=3`)).total).toBe('3');
});

it.each([
  'actor=sam',
  'action=color',
  'subjectId=a%20b',
  'from=21.11.2026',
  'from=2026-02-30',
  'to=2026-11-20&to=2026-11-21',
  'sort=action',
])('rejects %s and names the field', async (query) => {
  const { details } = expectError(await api.get(`${paths.adminAudit}?${query}`, admin), 'request/invalid');
  expect(details?.fields).toMatchObject([{ field: query.split('=')[0] }]);
});

it('counts no further than the maximum', async () => {
  await api.sql(
    `INSERT INTO audit_entry (at, action, subject_kind, subject_id)
     SELECT '2025-01-01T12:00:00Z', 'price-change.create', 'price-change', number
     FROM generate_series(1, $1::integer) AS number`,
    [maxTotalCount],
  );
  expect((await list('subject=price-change&pageSize=1')).total).toBe('10000');
  expect((await list('pageSize=1')).total).toBe('10000+');
});
