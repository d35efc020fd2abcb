import { paths, type AdminCountsResponse, type AdminTask, type TaskAssignee } from '@app/contracts';
import { Statements } from '../../database/statements';
import { addMail } from '../../mail';
import { beginDeposit, lastAttempt, saveQuotes } from '../../payments/testing/a-deposit';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { demoAdmin } from '../../staff/users/demo-admin';
import { addStaffTask, type NewStaffTask, type StaffTaskKind } from '../../staff-tasks';
import { aContact } from '../../testing/builders/an-inquiry';
import { auditEntriesOf } from '../../testing/audit-entries';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { expectPage } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';

const morning = new Date('2026-11-21T09:00:00.000Z');
const inHours = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);
const unknown = 'AAAAAAAAAAAAAAAAAAAAAA';

let now = morning;
let adminName: string;
const api = useApi({
  now: () => now,
  cardPayments: new FakeCardPayments(),
  env: { SESSION_LONGEST_MINUTES: '10000', SESSION_IDLE_MINUTES: '10000' },
});
const staff = useStaff(api);
beforeAll(async () => {
  const [row] = await api.sql<{ first_name: string }>('SELECT first_name FROM staff_user WHERE is_demo');
  adminName = row?.first_name ?? '';
});
beforeEach(async () => {
  now = morning;
  await api.sql('TRUNCATE staff_task, contact_inquiry, mail CASCADE');
});

const give = (kind: StaffTaskKind, task: NewStaffTask) => addStaffTask(api.app.get(Statements), kind, task);
const list = (query = '') => expectPage<AdminTask>(staff.get(`${paths.adminTasks}${query}`));
const tick = (id: string, isDone: unknown = true) => staff.put(paths.adminTask(id), { isDone });
const onlyTask = async (query = ''): Promise<AdminTask> => {
  const [task] = (await list(query)).rows;
  if (!task) throw new Error('there is no task');
  return task;
};
const timelineOf = (quoteId: string) =>
  api.sql(
    `SELECT kind, details, actor_id IS NOT NULL AS by_staff FROM timeline_entry
     WHERE quote_id = $1 AND kind LIKE 'task-%' ORDER BY id`,
    [quoteId],
  );

async function aDepositOfTwo() {
  const quotes = await saveQuotes(api, 2);
  const deposit = await beginDeposit(api, { quoteIds: quotes.map(({ id }) => id) });
  return { deposit, quotes, attempt: await lastAttempt(api, deposit.id) };
}

it('lists tasks with the person to call and the reason, most urgent first', async () => {
  const { deposit, quotes, attempt } = await aDepositOfTwo();
  const about = { depositId: deposit.id, attemptId: attempt.id };
  await give('call-customer', { key: deposit.id, ...about, note: 'paid-by-another', at: morning });
  await give('review-payment', { key: attempt.id, ...about, note: 'other-amount', at: inHours(-6) });
  const { rows, total } = await list();
  expect(total).toBe('2');
  expect(rows.map(({ kind, isOverdue }) => [kind, isOverdue])).toEqual([
    ['review-payment', true],
    ['call-customer', false],
  ]);
  expect(rows[1]).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/) as string,
    kind: 'call-customer',
    title: 'Call Ada Lovelace to confirm the measurements',
    detail:
      'Somebody other than the customer paid the deposit: ask both whose order it is, and where it goes.',
    name: 'Ada Lovelace',
    phone: '0118 496 0123',
    quotes: quotes.map(({ id, reference }) => ({ id, reference })),
    order: null,
    inquiry: null,
    mailId: null,
    attemptId: attempt.id,
    assignee: null,
    photoIds: [],
    // A Saturday, on which the shop closes at 14:00.
    dueAt: inHours(5).toISOString(),
    isOverdue: false,
    createdAt: morning.toISOString(),
    doneAt: null,
    doneBy: null,
  });
  expect(rows[0]).toMatchObject({
    title: 'Decide on £71.40 from Ada Lovelace',
    detail: 'The page asked for a different amount from the deposit.',
  });
});

it('is completed with one request, which stores who did it, and reopened with another', async () => {
  const { deposit, quotes } = await aDepositOfTwo();
  await give('call-customer', { key: deposit.id, depositId: deposit.id, at: morning });
  const { id, dueAt } = await onlyTask();

  now = inHours(30);
  const reply = await tick(id);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ id, doneAt: now.toISOString(), doneBy: adminName, isOverdue: false });
  expect((await list()).rows).toEqual([]);
  expect(await onlyTask('?status=done')).toMatchObject({ id, doneBy: adminName });
  await tick(id);

  expect((await tick(id, false)).json()).toMatchObject({ id, dueAt, doneAt: null, isOverdue: true });
  const entry = (kind: string) => ({
    kind,
    details: { task: 'call-customer', taskId: id },
    by_staff: true,
  });
  for (const quote of quotes)
    expect(await timelineOf(quote.id)).toEqual([entry('task-done'), entry('task-reopened')]);
  const audited = { actor: demoAdmin.email, subject_kind: 'task', subject_name: 'call-customer' };
  expect(await auditEntriesOf(api, id)).toMatchObject([
    { ...audited, action: 'task.tick', before: { isDone: false }, after: { isDone: true } },
    { ...audited, action: 'task.reopen', before: { isDone: true }, after: { isDone: false } },
  ]);
});

it('is completed once for simultaneous requests', async () => {
  const [quote] = await saveQuotes(api, 1);
  await give('revision-answered', { key: 'a', quoteId: quote?.id, note: 'accepted', at: morning });
  const { id, detail } = await onlyTask();
  expect(detail).toBe('Agreed: the top can be made.');
  const replies = await Promise.all([tick(id), tick(id), tick(id)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await timelineOf(quote?.id ?? '')).toHaveLength(1);
  expect(await auditEntriesOf(api, id)).toHaveLength(1);
});

it('keeps a payment under review open until somebody has decided', async () => {
  const { deposit, attempt } = await aDepositOfTwo();
  await api.sql(
    `UPDATE payment_attempt SET state = 'review', review_reason = 'charged-twice', settled_at = $2, next_check_at = NULL
     WHERE id = $1`,
    [attempt.id, now],
  );
  await give('review-payment', {
    key: attempt.id,
    depositId: deposit.id,
    attemptId: attempt.id,
    note: 'charged-twice',
    at: morning,
  });
  const { id } = await onlyTask();
  expectError(await tick(id), 'task/decide-payment');
  expect(await onlyTask()).toMatchObject({ id, doneAt: null });
  expect((await staff.get(paths.adminCounts)).json<AdminCountsResponse>().paymentReviews).toBe(1);
});

it("sets an inquiry's status with its task", async () => {
  const inquiryId = (await api.post(paths.contact, aContact())).json<{ id: string }>().id;
  const { id, title, phone, inquiry } = await onlyTask();
  expect({ title, phone, inquiry }).toEqual({
    title: "Answer Ada O'Lovelace",
    phone: '0118 496 0123',
    inquiry: { form: 'contact', id: inquiryId },
  });
  const status = async () =>
    (await staff.get(paths.adminInquiry('contact', inquiryId))).json<{ status: string }>().status;

  expect((await tick(id)).json()).toMatchObject({ doneBy: adminName });
  expect(await status()).toBe('resolved');
  expect((await tick(id, false)).json()).toMatchObject({ doneAt: null });
  expect(await status()).toBe('in-progress');
  expect(await auditEntriesOf(api, id)).toHaveLength(2);
});

it("has the recipient of a failed mail, with a phone number only if it is the recipient's", async () => {
  const { deposit, quotes } = await aDepositOfTwo();
  const statements = api.app.get(Statements);
  const about = { depositId: deposit.id, quoteIds: quotes.map(({ id }) => id), at: morning };
  const mailTo = async (key: string, to?: { name: string; address: string }) => {
    const mailId = await addMail(statements, { kind: 'deposit-confirmation', key, to, ...about });
    if (!mailId) throw new Error('no mail');
    await give('undelivered-mail', { key, mailId, note: 'deposit-confirmation', at: morning });
    return mailId;
  };
  const [hers, his, ours] = [
    await mailTo('hers', { name: 'Ada', address: 'Ada@example.com' }),
    await mailTo('his', { name: 'Charles', address: 'charles@example.com' }),
    await mailTo('ours'),
  ];
  const { rows } = await list();
  const of = (mailId: string) => rows.find((task) => task.mailId === mailId);
  expect(of(hers)).toMatchObject({
    name: 'Ada',
    phone: '0118 496 0123',
    detail: 'It was: Deposit confirmation.',
  });
  expect(of(hers)?.quotes).toHaveLength(2);
  expect(of(his)).toMatchObject({ name: 'Charles', phone: null });
  expect(of(ours)).toMatchObject({ name: null, phone: null });
});

it.each([unknown, 'no-id', '%00', "'; DROP TABLE staff_task"])('responds 404 for the task %s', async (id) => {
  expectError(await tick(id), 'task/not-found', 'request/malformed-url');
  expectError(await staff.get(`${paths.adminTasks}?status=late`), 'request/invalid');
});

describe('a task that staff write', () => {
  it('is listed with its day, is put off and is done like the others', async () => {
    const reply = await staff.post(paths.adminTasks, { text: ' Order diamond blades ', dueOn: '2026-11-23' });
    expect(reply.statusCode).toBe(201);
    const task = reply.json<AdminTask>();
    expect(task).toMatchObject({
      kind: 'own-task',
      title: 'Order diamond blades',
      detail: null,
      dueAt: '2026-11-23T17:00:00.000Z',
      assignee: null,
    });
    expect((await list()).rows).toEqual([task]);
    expect(await auditEntriesOf(api, task.id)).toMatchObject([
      { action: 'task.create', subject_name: 'own-task', after: { dueAt: task.dueAt, assigneeId: null } },
    ]);
    expect((await tick(task.id)).json()).toMatchObject({ doneBy: adminName });
  });

  it('about an order is on the page of that order', async () => {
    const { id } = await saveAQuote(api);
    const about = { text: 'Ask for the plumber’s drawing', dueOn: '2026-11-23' };
    const task = (await staff.post(paths.adminTasks, { ...about, quoteId: id })).json<AdminTask>();
    expect(task.quotes).toMatchObject([{ id }]);
    const unknownQuote = { ...about, quoteId: 'A'.repeat(22) };
    expectError(await staff.post(paths.adminTasks, unknownQuote), 'quote/not-found');
  });

  it.each([
    ['no text', { text: '' }],
    ['too much text', { text: 'x'.repeat(501) }],
    ['a day that is over', { dueOn: '2026-11-20' }],
    ['no day', { dueOn: 'soon' }],
    ['an unknown colleague', { assigneeId: 999_999 }],
    ['something else for a colleague', { assigneeId: 'me' }],
  ])('is refused with %s', async (_, wrong) => {
    const request = { text: 'Order blades', dueOn: '2026-11-23', ...wrong };
    expectError(await staff.post(paths.adminTasks, request), 'request/invalid');
    expect((await list()).rows).toEqual([]);
  });
});

describe('assigning a task', () => {
  const assignees = async () => (await staff.get(paths.taskAssignees)).json<TaskAssignee[]>();
  const assign = (id: string, assigneeId: unknown) => staff.put(paths.adminTaskAssignee(id), { assigneeId });

  it('gives it to a colleague, and can be undone; colleagues see their own tasks', async () => {
    const self = (await assignees()).find(({ isSelf }) => isSelf);
    const { deposit } = await aDepositOfTwo();
    await give('call-customer', { key: deposit.id, depositId: deposit.id, at: morning });
    await staff.post(paths.adminTasks, { text: 'Order blades', dueOn: '2026-11-23' });
    const [call] = (await list()).rows;
    const reply = await assign(call?.id ?? '', self?.id);
    expect(reply.json<AdminTask>().assignee).toEqual({ id: self?.id, name: adminName });
    expect((await list('?assignee=me')).rows.map(({ id }) => id)).toEqual([call?.id]);
    await assign(call?.id ?? '', null);
    expect((await list('?assignee=me')).rows).toEqual([]);
    expect(await auditEntriesOf(api, call?.id ?? '')).toMatchObject([
      { action: 'task.assign', before: { assigneeId: null }, after: { assigneeId: self?.id } },
      { action: 'task.assign', before: { assigneeId: self?.id }, after: { assigneeId: null } },
    ]);
  });

  it('is possible only to active colleagues who see tasks', async () => {
    const [cutter] = await api.sql<{ id: number }>(
      `INSERT INTO staff_user (email, first_name, is_admin, role, is_active, created_at)
       VALUES ('cutter@example.com', 'Cutter', true, 'workshop', true, now()) RETURNING id`,
    );
    expect((await assignees()).map(({ name }) => name)).not.toContain('Cutter');
    await staff.post(paths.adminTasks, { text: 'Order blades', dueOn: '2026-11-23' });
    const { id } = await onlyTask();
    for (const assigneeId of [cutter?.id, 999_999, 'x', undefined])
      expectError(await assign(id, assigneeId), 'request/invalid');
    expectError(await assign(unknown, null), 'task/not-found');
    expectError(await staff.get(`${paths.adminTasks}?assignee=you`), 'request/invalid');
  });
});

describe('putting a task off', () => {
  const postpone = (id: string, request: object) => staff.put(paths.adminTaskDue(id), request);
  const aCall = async () => {
    const { deposit, quotes } = await aDepositOfTwo();
    await give('call-customer', { key: deposit.id, depositId: deposit.id, at: morning });
    return { task: await onlyTask(), quotes };
  };

  it('after an unanswered call shows the task again on the day, and is on the timelines of its orders', async () => {
    const { task, quotes } = await aCall();
    const reply = await postpone(task.id, { dueOn: '2026-11-22', isUnanswered: true });
    expect(reply.json<AdminTask>()).toMatchObject({ dueAt: '2026-11-22T17:00:00.000Z', isOverdue: false });
    for (const { id } of quotes)
      expect(
        await api.sql(`SELECT details FROM timeline_entry WHERE quote_id = $1 AND kind = 'call-unanswered'`, [
          id,
        ]),
      ).toEqual([{ details: { task: 'call-customer', taskId: task.id, dueOn: '2026-11-22' } }]);
    expect(await auditEntriesOf(api, task.id)).toMatchObject([
      { action: 'task.postpone', after: { dueAt: '2026-11-22T17:00:00.000Z' } },
    ]);
  });

  it('to midnight of the same day is possible after work', async () => {
    const { task } = await aCall();
    now = new Date('2026-11-21T19:00:00.000Z');
    const reply = await postpone(task.id, { dueOn: '2026-11-21' });
    expect(reply.json()).toMatchObject({ dueAt: '2026-11-22T00:00:00.000Z' });
  });

  it('without a call says on the timeline that it was put off', async () => {
    const { task, quotes } = await aCall();
    await postpone(task.id, { dueOn: '2027-06-01' });
    expect(await onlyTask()).toMatchObject({ dueAt: '2027-06-01T16:00:00.000Z' });
    expect(await timelineOf(quotes[0]?.id ?? '')).toMatchObject([{ kind: 'task-postponed' }]);
  });

  it('does not reopen a task that is done', async () => {
    const { task } = await aCall();
    await tick(task.id);
    expect((await postpone(task.id, { dueOn: '2026-11-22' })).json()).toMatchObject({ dueAt: task.dueAt });
  });

  it.each(['2026-11-20', '2027-12-01', '2026-02-30', 'tomorrow', null])(
    'is not possible to %j',
    async (dueOn) => {
      const { task } = await aCall();
      expectError(await postpone(task.id, { dueOn }), 'request/invalid');
      expect(await onlyTask()).toMatchObject({ dueAt: task.dueAt });
    },
  );

  it('is not possible for a task that does not exist', async () => {
    expectError(await postpone(unknown, { dueOn: '2026-11-22' }), 'task/not-found');
  });
});
