import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AdminTask,
  type BoardColumn,
  idempotencyKeyHeader,
  paths,
  problemTextField,
  remakeStageField,
  type AdminOrderDetail,
  type TickStepRequest,
  type TopToMake,
} from '@app/contracts';
import { weeksToHandOver } from '@app/content';
import { readPdf } from '@app/quote-pdf/testing';
import sharp from 'sharp';
import { dateOf, londonDayOf } from '../../platform/clock/london-day';
import { setStage } from '../../testing/builders/set-stage';
import { signDrawing } from '../../testing/builders/sign-drawing';
import { aForm } from '../../testing/builders/a-form';
import { expectError } from '../../testing/expect-error';
import { addStaff, signIn } from '../../testing/sign-in';
import { takeAnOrderOf } from '../../testing/builders/take-an-order';
import { useApi, useStaff } from '../../testing/servers/use-api';

const folder = mkdtempSync(join(tmpdir(), 'tops-spec-'));
afterAll(() => rmSync(folder, { recursive: true }));
const api = useApi({ env: { STORAGE_FOLDER: folder } });
const staff = useStaff(api);
let workshop: { cookie: string };
let photo: Buffer;
beforeAll(async () => {
  workshop = await signIn(
    api,
    await addStaff(api, { email: 'cut@example.com', isAdmin: true, role: 'workshop' }),
  );
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
});

/** An ordered top, measured by default. */
async function aTop({ isMeasured = true } = {}) {
  const [quote] = await takeAnOrderOf(api, staff, 1, { needsDelivery: true });
  const { id = '', reference = '' } = quote ?? {};
  if (isMeasured) await measure(id, null);
  return { id, reference };
}
async function measure(id: string, knownVersion: number | null, lengthMm = 1_198) {
  const reply = await staff.post(paths.measurements(id), {
    lengthMm,
    widthMm: 350,
    how: 'phone',
    knownVersion,
    price: 'keep',
  });
  expect(reply.statusCode).toBe(201);
}
const read = async (reference: string, headers = workshop) => {
  const reply = await api.get(paths.topToMake(reference), headers);
  expect(reply.statusCode).toBe(200);
  return reply.json<TopToMake>();
};
const put = (url: string, payload: object) => api.inject({ method: 'PUT', url, payload, headers: workshop });
const tick = (reference: string, request: Partial<TickStepRequest>) =>
  put(paths.topCutList(reference), { isDone: true, version: 1, ...request });
const report = (reference: string, text: string, key: string) => {
  const form = aForm([{ name: 'crack.jpg', content: photo }], { [problemTextField]: text });
  return api.inject({
    method: 'POST',
    url: paths.topProblems(reference),
    ...form,
    headers: { ...form.headers, ...workshop, [idempotencyKeyHeader]: key },
  });
};

describe('the workshop', () => {
  it('opens a top by the reference on its sheet: without price, customer or the quote’s id', async () => {
    const { id, reference } = await aTop();
    const found = await read(reference);
    expect(found).toMatchObject({
      top: { reference, stage: 'measured', measurements: { lengthMm: 1_198 }, isDelivery: true },
      blocker: null,
      replacedBy: null,
      orderId: null,
    });
    expect(found.cutList).toContainEqual({ task: 'Cut', detail: '1198 × 350', doneAt: null, doneBy: null });
    const text = JSON.stringify(found);
    expect(text).not.toContain(id);
    expect(text).not.toMatch(/price|total|Lovelace|Abbey Street/i);
    expect(await read(reference, await signIn(api))).toMatchObject({ orderId: expect.any(String) as string });
    expectError(await api.get(paths.topToMake('VT-26-99999'), workshop), 'quote/not-found');
  });

  it('sees photos of the site and of problems, and which top of the order it is', async () => {
    const [, second] = await takeAnOrderOf(api, staff, 2);
    const { id = '', reference = '' } = second ?? {};
    await measure(id, null);
    await report(reference, 'Crack along the vein', 'problem-key-with-photo');
    const found = await read(reference);
    expect(found.top).toMatchObject({
      order: expect.stringMatching(/^OR-/) as string,
      place: { number: 2, of: 2 },
    });
    expect(found.photos).toMatchObject([{ purpose: 'problem' }]);
    const photoId = found.photos[0]?.id ?? '';
    const picture = await api.get(paths.topPhoto(reference, photoId), workshop);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    const other = await aTop();
    expectError(await api.get(paths.topPhoto(other.reference, photoId), workshop), 'attachment/not-found');
    const sheet = await api.get(paths.jobSheet(reference), workshop);
    expect((await readPdf(sheet.rawPayload)).text).toContain(
      `Job sheet of ${found.top.order}, top 2 of 2, printed`,
    );
    await api.sql('DELETE FROM staff_task');
  });

  it('sees why nothing may be cut yet', async () => {
    const { reference } = await aTop({ isMeasured: false });
    expect(await read(reference)).toMatchObject({
      blocker: 'No sizes have been agreed with the customer yet.',
      cutList: [],
    });
  });

  it('prints a top at true size, agreed or not, and says which', async () => {
    const { id, reference } = await aTop({ isMeasured: false });
    const print = async () => {
      const reply = await api.get(paths.topAtTrueSize(reference), workshop);
      expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
      return (await readPdf(reply.rawPayload)).text;
    };
    expect(await print()).toContain('NOT CONFIRMED, do not cut');
    await measure(id, null);
    expect(await print()).toContain('Version 1. NOT SIGNED, do not cut');
    await signDrawing(api, id);
    expect(await print()).toContain('Version 1. Drawing agreed by the customer, on the page of the order');
  });

  it('gets the DXF of a top once its drawing is agreed', async () => {
    const { id, reference } = await aTop({ isMeasured: false });
    const download = () => api.get(paths.topDxf(reference), workshop);
    expectError(await download(), 'workshop/not-to-cut');
    await measure(id, null);
    expectError(await download(), 'workshop/not-to-cut');
    await signDrawing(api, id);
    const reply = await download();
    expect(reply.headers).toMatchObject({
      'content-type': 'image/vnd.dxf',
      'content-disposition': `attachment; filename="${reference}-version-1.dxf"`,
    });
    expect(reply.body).toContain('Version 1. Drawing agreed by the customer');
    expect(reply.body).toContain('1198 x 350 mm');
    expect(reply.body).not.toMatch(/Lovelace|Abbey Street/);
  });

  it('moves a top from measured to ready and back, and no further', async () => {
    const { id, reference } = await aTop();
    await signDrawing(api, id);
    const move = (from: string, stage: string) => put(paths.topStage(reference), { from, stage });
    expect((await move('measured', 'in-production')).statusCode).toBe(204);
    expectError(await move('measured', 'ready'), 'order/moved-meanwhile');
    expect((await move('in-production', 'ready')).statusCode).toBe(204);
    expectError(await move('ready', 'delivered'), 'workshop/not-yours');
    expect((await move('ready', 'in-production')).statusCode).toBe(204);
    expect((await read(reference)).top.stage).toBe('in-production');
  });

  it('ticks the cut list, with who and when, until other sizes are agreed', async () => {
    const { id, reference } = await aTop();
    const isDone = async (task: string) =>
      (await read(reference)).cutList.find((step) => step.task === task)?.doneBy;
    await tick(reference, { task: 'Cut' });
    expect((await tick(reference, { task: 'Cut' })).statusCode).toBe(204);
    expect(await isDone('Cut')).toBe('Sam');
    expect((await tick(reference, { task: 'Cut', isDone: false })).statusCode).toBe(204);
    expect(await isDone('Cut')).toBeNull();
    expectError(await tick(reference, { task: 'Paint' }), 'request/invalid');

    await tick(reference, { task: 'Cut' });
    await measure(id, 1, 1_199);
    expect(await isDone('Cut')).toBeNull();
    expectError(await tick(reference, { task: 'Cut' }), 'order/measured-meanwhile');
  });

  it('reports a problem with a photo, which is one task for staff until it is dealt with', async () => {
    const { id, reference } = await aTop();
    const key = 'a-problem-with-a-top';
    await report(reference, 'Crack along the vein', key);
    expect((await report(reference, 'Crack along the vein', key)).statusCode).toBe(204);
    expect(await read(reference)).toMatchObject({
      top: { holds: ['problem-reported'], problems: [{ text: 'Crack along the vein' }] },
    });
    const tasks = (await staff.get(paths.adminTasks)).json<AdminTask[]>();
    const [task] = tasks.filter(({ kind }) => kind === 'workshop-problem');
    expect(task).toMatchObject({ detail: 'Crack along the vein', quotes: [{ reference }] });
    expect(await api.sql('SELECT purpose FROM attachment WHERE quote_id = $1', [id])).toEqual([
      { purpose: 'problem' },
    ]);
    expect(task?.isOverdue).toBe(false);
    await staff.put(paths.adminTask(task?.id ?? ''), { isDone: true });
    expect((await read(reference)).top.holds).toEqual([]);
    expectError(await report(reference, ' ', 'another-problem-1'), 'request/invalid');
  });

  it('marks a problem as dealt with on its card, which ends the task with its photo; and takes it back', async () => {
    const { id, reference } = await aTop();
    await report(reference, 'Chipped edge', 'a-problem-to-deal-with');
    const problemOf = async () => (await read(reference)).top.problems[0]?.id ?? '';
    const problem = await problemOf();
    const taskOf = async (status: string) =>
      (await staff.get(`${paths.adminTasks}?status=${status}`))
        .json<AdminTask[]>()
        .find((task) => task.id === problem);
    const photoIds = (await taskOf('open'))?.photoIds ?? [];
    expect(photoIds).toHaveLength(1);
    expect((await staff.get(paths.adminAttachment(photoIds[0] ?? ''))).headers['content-type']).toBe(
      'image/jpeg',
    );
    expect((await put(paths.topProblem(reference, problem), { isDone: true })).statusCode).toBe(204);
    expect((await read(reference)).top).toMatchObject({ holds: [], problems: [] });
    expect(await taskOf('done')).toMatchObject({ photoIds, doneBy: expect.any(String) as string });
    expect(
      await api.sql(`SELECT kind FROM timeline_entry WHERE kind = 'task-done' AND quote_id = $1`, [id]),
    ).toHaveLength(1);
    expect((await put(paths.topProblem(reference, problem), { isDone: false })).statusCode).toBe(204);
    expect(await problemOf()).toBe(problem);
    const other = await aTop();
    expectError(await put(paths.topProblem(other.reference, problem), { isDone: true }), 'task/not-found');
    const [call] = (await staff.get(paths.adminTasks))
      .json<AdminTask[]>()
      .filter(({ kind }) => kind !== 'workshop-problem');
    expectError(
      await put(paths.topProblem(reference, call?.id ?? 'AAAAAAAAAAAAAAAAAAAAAA'), { isDone: true }),
      'task/not-found',
    );
  });

  it('sees when a top is due: at its booked delivery, or else after the lead time from the agreed sizes', async () => {
    const { id, reference } = await aTop({ isMeasured: false });
    const dueOf = async () => (await read(reference)).due;
    expect(await dueOf()).toBeNull();
    await measure(id, null);
    const [quote] = await api.sql<{ measured_at: Date }>('SELECT measured_at FROM quote WHERE id = $1', [id]);
    const agreed = londonDayOf(quote?.measured_at ?? new Date(0));
    expect(await dueOf()).toEqual({
      on: dateOf({ ...agreed, day: agreed.day + 7 * weeksToHandOver }),
      isBooked: false,
    });
    const delivery = { kind: 'delivery', startsAt: '2126-12-03T09:00:00.000Z' };
    expect((await staff.post(paths.quoteAppointments(id), delivery)).statusCode).toBe(201);
    expect(await dueOf()).toEqual({ on: '2126-12-03', isBooked: true });
    await setStage(api, id, 'delivered');
    expect(await dueOf()).toBeNull();
  });
});

describe('the office', () => {
  const reportBroken = async (reference: string, key: string, texts: Record<string, string>, as = {}) => {
    const form = aForm([], { [problemTextField]: 'Corner broken on delivery', ...texts });
    const headers = { ...form.headers, ...(await signIn(api)), ...as, [idempotencyKeyHeader]: key };
    return api.inject({ method: 'POST', url: paths.topProblems(reference), ...form, headers });
  };

  it('reports a top that broke on delivery without a photo, and has it made again', async () => {
    const { id, reference } = await aTop();
    await tick(reference, { task: 'Cut' });
    await setStage(api, id, 'delivered');
    const key = 'broken-on-delivery';
    const reply = await reportBroken(reference, key, { [remakeStageField]: 'measured' });
    expect(reply.statusCode).toBe(204);
    expect((await reportBroken(reference, key, { [remakeStageField]: 'measured' })).statusCode).toBe(204);
    const found = await read(reference);
    expect(found).toMatchObject({
      top: {
        stage: 'measured',
        holds: ['problem-reported'],
        problems: [{ text: 'To be made again: Corner broken on delivery' }],
      },
    });
    expect(found.cutList.filter(({ doneAt }) => doneAt)).toEqual([]);
    const { orderId } = await read(reference, await signIn(api));
    const order = (await staff.get(paths.adminOrder(orderId ?? ''))).json<AdminOrderDetail>();
    expect(order.timeline.map(({ text }) => text)).toContain('Problem reported');
    expect(order.tasks).toContainEqual(
      expect.objectContaining({
        kind: 'workshop-problem',
        detail: 'To be made again: Corner broken on delivery',
      }),
    );
  });

  it('can decide later what happens, but cannot move the top forward', async () => {
    const { id, reference } = await aTop();
    await setStage(api, id, 'ready');
    expect((await reportBroken(reference, 'a-scratch-on-top', {})).statusCode).toBe(204);
    expect((await read(reference)).top.stage).toBe('ready');
    await setStage(api, id, 'measured');
    const forward = await reportBroken(reference, 'sent-forward-now', {
      [remakeStageField]: 'in-production',
    });
    expectError(forward, 'order/not-next');
  });

  it('reports a broken top without a photo, which the workshop cannot', async () => {
    const { reference } = await aTop();
    expectError(await reportBroken(reference, 'without-a-photo1', {}, workshop), 'request/invalid');
  });
});

it('waits for the customer’s answer to a revised price and a decision on cancelling, wherever it is shown', async () => {
  const { id, reference } = await aTop({ isMeasured: false });
  await staff.post(paths.measurements(id), {
    lengthMm: 1_500,
    widthMm: 350,
    how: 'phone',
    knownVersion: null,
    price: 'revise',
  });
  await api.sql(
    `INSERT INTO staff_task (id, kind, key, quote_id, due_at, created_at)
     SELECT 'AAAAAAAAAAAAAAAAAAAAAA', 'customer-cancels', order_id, $1, now(), now() FROM order_item WHERE quote_id = $1`,
    [id],
  );
  const holds = ['cancellation-requested', 'price-not-agreed'];
  expect((await read(reference)).top.holds).toEqual(holds);
  const board = (await api.get(paths.boardColumn('to-measure'), workshop)).json<BoardColumn>();
  expect(board.cards.find((card) => card.reference === reference)?.holds).toEqual(holds);
  const { orderId } = await read(reference, await signIn(api));
  expect((await staff.get(paths.adminOrder(orderId ?? ''))).json()).toMatchObject({ tops: [{ holds }] });
});
