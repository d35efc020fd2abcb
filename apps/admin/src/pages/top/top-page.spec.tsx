import { paths, type TopToMake } from '@app/contracts';
import { toastButton } from '@app/ui/testing';
import { FakeServer, mockResponses, type MockResponse } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTopCard } from '../../features/production/testing/a-top-card';
import { renderAdmin } from '../../testing/render-admin';
import { aTopToMake } from './testing/a-top-to-make';
import { TopPage } from './top-page';

const reference = 'VT-26-00412';
const path = paths.topToMake(reference);
const user = userEvent.setup({ delay: null });
const noContent: MockResponse = () => new Response(null, { status: 204 });
const worker = { firstName: 'Tom', email: 'tom@example.com', isAdmin: true, role: 'workshop' } as const;

function show(found: TopToMake = aTopToMake()) {
  const api = new FakeServer().on('GET', path, mockResponses.ok(found));
  renderAdmin(<TopPage />, { at: `/tops/${reference}`, user: worker });
  return api;
}

it('shows what to make: stone, sink, notes, floor and access, who measured; and no price', async () => {
  show();
  expect(await screen.findByText('Calacatta Gold, 1194 × 350 mm, 2 pieces')).toBeVisible();
  for (const words of [
    'OR-26-00031',
    'Quartz, Calacatta Gold',
    'Undermount Sink',
    'Centre 400 mm from the left end, 195 mm from the wall',
    'Please keep the vein along the length.',
    'Left wall out of square by 5 mm',
    'Second floor, no lift',
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(/by Sam$/)).toBeVisible();
  expect(document.body.textContent).not.toContain('£');
  expect(screen.getByRole('link', { name: 'Board' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/board$/),
  );
  for (const [name, href] of [
    ['Job sheet', paths.jobSheets(reference)],
    ['True size (PDF)', paths.topAtTrueSize(reference)],
    ['DXF file', paths.topDxf(reference)],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('moves a top to the next stage, after a question if steps are not ticked', async () => {
  const api = show();
  api.on('PUT', paths.topStage(reference), noContent);
  expect(await screen.findByRole('button', { name: 'Back to measured' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as ready' }));
  const question = within(await screen.findByRole('alertdialog', { name: '4 of 5 steps are not ticked' }));
  await user.click(question.getByRole('button', { name: 'Mark as ready' }));
  expect(await screen.findByText('Moved: ready')).toBeVisible();
  expect(api.sent('PUT', paths.topStage(reference))[0]?.body).toEqual({
    stage: 'ready',
    from: 'in-production',
  });
});

it('asks why a top on hold becomes ready, and says what it waits for', async () => {
  const { top } = aTopToMake();
  const problem = { id: 'p1', text: 'Corner broken', reportedAt: '2026-11-30T11:05:00.000Z' };
  const held: typeof top = { ...top, holds: ['problem-reported', 'price-not-agreed'], problems: [problem] };
  const api = show(aTopToMake({ cutList: [], top: held }));
  api.on('PUT', paths.topStage(reference), mockResponses.refused('order/on-hold'));
  await user.click(await screen.findByRole('button', { name: 'Mark as ready' }));
  const dialog = within(await screen.findByRole('dialog', { name: `${reference} is on hold` }));
  expect(dialog.getByText('New price not agreed')).toBeVisible();
  expect(dialog.getByText(/Corner broken$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(await dialog.findByText('Please say why')).toBeVisible();
  api.on('PUT', paths.topStage(reference), noContent);
  await user.type(dialog.getByLabelText('Why are you continuing?'), 'Below the sink');
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Moved: ready')).toBeVisible();
  expect(api.sent('PUT', paths.topStage(reference))[1]?.body).toMatchObject({ reason: 'Below the sink' });
});

it('says that nobody has agreed to the drawing, and asks why it is cut anyway', async () => {
  const { top } = aTopToMake();
  const measurements = top.measurements && { ...top.measurements, agreement: null };
  const api = show(aTopToMake({ top: { ...top, stage: 'measured', measurements } }));
  api.on('PUT', paths.topStage(reference), mockResponses.refused('order/drawing-not-signed'));
  expect(await screen.findByText('The customer has not agreed to it yet. Do not cut.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start production' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `The drawing of ${reference} is not signed` }),
  );
  api.on('PUT', paths.topStage(reference), noContent);
  await user.type(dialog.getByLabelText('Why are you continuing?'), 'Agreed by phone');
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Moved: in production')).toBeVisible();
  expect(api.sent('PUT', paths.topStage(reference))[1]?.body).toMatchObject({ reason: 'Agreed by phone' });
});

it('shows photos of the place and of problems, and which top of the order it is', async () => {
  const { top } = aTopToMake();
  show(
    aTopToMake({
      top: { ...top, place: { number: 2, of: 3 } },
      photos: [{ id: 'AAAAAAAAAAAAAAAAAAAAAA', purpose: 'problem', createdAt: '2026-11-30T11:05:00.000Z' }],
    }),
  );
  expect(await screen.findByText(/top 2 of 3$/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Problem' })).toHaveAttribute(
    'src',
    paths.topPhoto(reference, 'AAAAAAAAAAAAAAAAAAAAAA'),
  );
});

it('says what is supplied with the top and what is not', async () => {
  show();
  expect(
    await screen.findByText('Undermount Sink: cut-out only, no basin. Tap Hole: Ø35 mm, tap not supplied.'),
  ).toBeVisible();
});

it('says that the drawing was signed, and when', async () => {
  show();
  expect(await screen.findByText(/^Agreed by the customer, signed on site, /)).toBeVisible();
});

it('ticks the cut list, with who did what', async () => {
  const api = show();
  api.on('PUT', paths.topCutList(reference), noContent);
  expect(await screen.findByText('1 of 5 done')).toBeVisible();
  expect(screen.getByText(/^Tom, /)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Cut 2 of them/ }));
  await waitFor(() =>
    expect(api.sent('PUT', paths.topCutList(reference)).map(({ body }) => body)).toEqual([
      { task: 'Cut 2 of them, each', isDone: true, version: 2 },
    ]),
  );
});

it('says why a top waits, and that it must not be cut', async () => {
  show(
    aTopToMake({
      top: aTopCard({
        holds: ['problem-reported', 'price-not-agreed'],
        problems: [{ id: 'crack', text: 'Crack along the vein', reportedAt: '2026-12-01T09:00:00.000Z' }],
      }),
      blocker: 'The customer has not agreed to the revised price.',
      cutList: [],
    }),
  );
  expect(await screen.findByText('Do not cut')).toBeVisible();
  expect(screen.getByText('The customer has not agreed to the revised price.')).toBeVisible();
  expect(screen.getByText('New price not agreed')).toBeVisible();
  expect(screen.getByText(/Crack along the vein$/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Cut list' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'DXF file' })).not.toBeInTheDocument();
});

it('marks a problem as dealt with, with an undo', async () => {
  const problems = [
    { id: 'crack', text: 'Crack along the vein', reportedAt: '2026-12-01T09:00:00.000Z' },
    { id: 'chip', text: 'Chipped edge', reportedAt: '2026-12-01T10:00:00.000Z' },
  ];
  const api = show(aTopToMake({ top: aTopCard({ holds: ['problem-reported'], problems }) }));
  api.on('PUT', paths.topProblem(reference, 'chip'), noContent);
  await user.click(await screen.findByRole('button', { name: 'Dealt with: Chipped edge' }));
  expect(await screen.findByText('Problem dealt with')).toBeVisible();
  await user.click(await toastButton('Undo'));
  expect(await screen.findByText('The problem is open again')).toBeVisible();
  expect(api.sent('PUT', paths.topProblem(reference, 'chip')).map(({ body }) => body)).toEqual([
    { isDone: true },
    { isDone: false },
  ]);
});

it.each<[string, TopToMake['due'], boolean, string | null]>([
  ['the day of its delivery', { on: '2126-12-03', isBooked: true }, true, 'Delivery Tue 3 Dec'],
  ['the day of its collection', { on: '2126-12-03', isBooked: true }, false, 'Collection Tue 3 Dec'],
  ['by when it was promised', { on: '2126-12-22', isBooked: false }, true, 'Due by Sun 22 Dec'],
  ['no day while there is none', null, true, null],
])('says %s', async (_, due, isDelivery, words) => {
  show(aTopToMake({ due, top: aTopCard({ stage: 'in-production', isDelivery }) }));
  await screen.findByText('In production');
  if (words) expect(screen.getByText(words)).toBeVisible();
  else expect(screen.queryByText(/Due by|^Delivery /)).not.toBeInTheDocument();
});

it('reports a problem with a photo, which the workshop has to add', async () => {
  const api = show();
  api.on('POST', paths.topProblems(reference), noContent);
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('What is wrong?'), 'Crack along the vein');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Please add a photo')).toBeVisible();
  await user.upload(
    dialog.getByLabelText('Add a photo'),
    new File(['jpeg'], 'crack.jpg', { type: 'image/jpeg' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Problem reported')).toBeVisible();
  const form = api.sent('POST', paths.topProblems(reference))[0]?.body as FormData;
  expect(form.get('text')).toBe('Crack along the vein');
  expect((form.get('files') as File).name).toBe('crack.jpg');
});
