import { paths, type BoardCard, type BoardColumnName } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aColumn, aWorkload } from '../../features/board/testing/a-card';
import { renderAdmin } from '../../testing/render-admin';
import { BoardPage } from './board-page';

const columns = {
  'To measure': 'to-measure',
  Measured: 'measured',
  'In production': 'in-production',
  Ready: 'ready',
  'Handed over': 'handed-over',
} satisfies Record<string, BoardColumnName>;
const columnPath = (name: BoardColumnName, limit = 20) => `${paths.boardColumn(name)}?limit=${limit}`;

function show(
  cards: BoardCard[] = [aCard()],
  customise: (api: FakeServer) => unknown = () => undefined,
  user?: NonNullable<Parameters<typeof renderAdmin>[1]>['user'],
) {
  const api = new FakeServer().on('GET', paths.workload, mockResponses.ok(aWorkload()));
  for (const name of Object.values(columns)) {
    const isHere = ({ stage }: BoardCard) =>
      stage === name || (name === 'handed-over' && ['delivered', 'collected'].includes(stage));
    api.on('GET', columnPath(name), mockResponses.ok(aColumn(cards.filter(isHere))));
  }
  customise(api);
  renderAdmin(<BoardPage />, { at: '/board', user });
  return api;
}
const column = (name: string) => within(screen.getByRole('region', { name }));
const card = aCard();
const reference = { name: card.order.reference };
const stagePath = paths.orderStage(card.id);

it('shows each stage with its orders, their content and how long they have been there', async () => {
  show([
    card,
    aCard({ id: 'b', stage: 'ready', isDelivery: true, customerName: null, topNumber: 2, topCount: 4 }),
  ]);
  const measured = within(await screen.findByRole('region', { name: 'Measured' }));
  expect(await measured.findByRole('link', reference)).toHaveAttribute(
    'href',
    `/admin/orders/${card.order.id}`,
  );
  for (const expected of ['Eleanor Marsh', 'Marble', '1194 × 350 mm', '3 days', '0.42 m²'])
    expect(measured.getByText(expected)).toBeVisible();
  expect(measured.getByText(/^Sizes agreed \d/)).toBeVisible();
  const ready = column('Ready');
  expect(ready.getByText(/^top 2 of 4/)).toHaveTextContent('top 2 of 4, VT-26-00412');
  expect(ready.getByRole('button', { name: 'Move OR-26-00031, top 2 of 4' })).toBeVisible();
  expect(ready.getByText('No contact details')).toBeVisible();
  expect(ready.getByText('For delivery')).toBeVisible();
  expect(column('To measure').getByText('No tops')).toBeVisible();
});

it('shows what a top waits for, and opens its card', async () => {
  show([aCard({ holds: ['deposit-awaited', 'problem-reported'] })]);
  expect(await screen.findByText('Deposit awaited')).toBeVisible();
  expect(screen.getByText('Problem reported')).toBeVisible();
  expect(screen.getByRole('link', { name: 'VT-26-00412' })).toHaveAttribute(
    'href',
    '/admin/tops/VT-26-00412',
  );
});

it('moves a card back and says why if the API refuses', async () => {
  show().on('PUT', stagePath, mockResponses.refused('order/moved-meanwhile'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Move OR-26-00031' }));
  await user.click(await screen.findByRole('menuitem', { name: 'In production' }));
  expect(await screen.findByText('The top could not be moved.')).toBeVisible();
  expect(
    screen.getByText('Somebody else has moved this order in the meantime. Nothing has been overwritten.'),
  ).toBeVisible();
  expect(await column('Measured').findByRole('link', reference)).toBeVisible();
});

it.each([
  ['Measured', ['measured']],
  ['Handed over', ['delivered', 'collected']],
] as const)('shows more cards of %s on request, then links to the lists %j', async (name, stages) => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, index) => aCard({ id: `c${index}`, reference: `VT-26-1${index}` }));
  show([], (api) => {
    for (const limit of [20, 60, 180, 200])
      api.on('GET', columnPath(columns[name], limit), mockResponses.ok(aColumn(cards(limit), 500)));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(column(name).getAllByRole('listitem')).toHaveLength(60));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(column(name).getAllByRole('listitem')).toHaveLength(180));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  const links = await screen.findAllByRole('link', { name: /^List: / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    stages.map((stage) => `/admin/?status=${stage}`),
  );
});

it('retries the whole board if nothing loaded', async () => {
  const api = new FakeServer().on('GET', paths.workload, mockResponses.ok(aWorkload()));
  for (const name of Object.values(columns)) api.on('GET', columnPath(name), mockResponses.unreachable());
  renderAdmin(<BoardPage />, { at: '/board' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  for (const name of Object.values(columns)) api.on('GET', columnPath(name), mockResponses.ok(aColumn([])));
  api.on('GET', columnPath('measured'), mockResponses.ok(aColumn([card])));
  await userEvent.click(again);
  expect(await screen.findByRole('link', reference)).toBeVisible();
});

describe('the workload', () => {
  it('is shown by week and colour, against the weekly capacity', async () => {
    show();
    const part = within(await screen.findByRole('region', { name: 'Workload' }));
    const [first, second] = await part.findAllByRole('listitem', { name: '' });
    expect(first).toHaveTextContent(
      /This week.*4\.62 m²of 12 m².*2\.10 m² in production.*Calacatta Gold2\.52 m²/,
    );
    expect(second).toBeDefined();
    expect(part.getByText('Terrazzo Bianco')).toBeVisible();
    expect(part.getByText('Not measured yet: 1.26 m², 3 tops.')).toBeVisible();
  });

  it('does not ask the workshop for a capacity that it cannot enter', async () => {
    const worker = { firstName: 'Tom', email: 'tom@example.com', isAdmin: true, role: 'workshop' } as const;
    const unknown = mockResponses.ok(aWorkload({ weeklySquareMetres: null }));
    show([card], (server) => server.on('GET', paths.workload, unknown), worker);
    expect(await screen.findByText('How much is cut in a week is not entered yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set' })).not.toBeInTheDocument();
  });

  it('uses the capacity that staff enter', async () => {
    const api = show([card], (server) =>
      server
        .on('PUT', paths.workshop, mockResponses.ok(aWorkload()))
        .on('GET', paths.workload, mockResponses.ok(aWorkload({ weeklySquareMetres: null }))),
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Set' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Square metres per week/), '0');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Must be 0.01 or more')).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Square metres per week/));
    await user.type(dialog.getByLabelText(/^Square metres per week/), '12.5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent('PUT', paths.workshop)).toMatchObject([
        { body: { weeklySquareMetres: '12.5', maxLengthMm: 3_200, maxWidthMm: 1_600 } },
      ]),
    );
  });
});
