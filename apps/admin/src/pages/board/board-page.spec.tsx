import { paths, type BoardCard, type BoardColumnName } from '@app/contracts';
import { acrossElements, toastButton } from '@app/ui/testing';
import { answers, FakeServer } from '@app/web-client/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aColumn, aWorkload, aWorkloadOf } from '../../features/board/testing/a-card';
import { renderAdmin } from '../../lib/testing/render-admin';
import { BoardPage } from './board-page';

const columns: Record<string, BoardColumnName> = {
  'To measure': 'to-measure',
  Measured: 'measured',
  'In production': 'in-production',
  Ready: 'ready',
  'Handed over': 'handed-over',
};
const address = (name: BoardColumnName, limit = 20) => `${paths.boardColumn(name)}?limit=${limit}`;

/** The board with these cards in it, but for what a test says otherwise. */
function show(cards: BoardCard[] = [aCard()], otherwise: (api: FakeServer) => unknown = () => undefined) {
  const api = new FakeServer().on('GET', paths.workload, answers.ok(aWorkload()));
  for (const name of Object.values(columns)) {
    const isHere = ({ stage }: BoardCard) =>
      stage === name || (name === 'handed-over' && ['delivered', 'collected'].includes(stage));
    api.on('GET', address(name), answers.ok(aColumn(cards.filter(isHere))));
  }
  otherwise(api);
  renderAdmin(<BoardPage />, { at: '/board' });
  return api;
}
const column = (name: string) => within(screen.getByRole('region', { name }));
const card = aCard();
const reference = { name: card.reference };
const stagePath = paths.orderStage(card.id);

it('shows each stage with its orders, what they are and how long they have stood there', async () => {
  show([
    card,
    aCard({ id: 'b', reference: 'VT-26-00409', stage: 'ready', isDelivery: true, customerName: null }),
  ]);
  const measured = within(await screen.findByRole('region', { name: 'Measured' }));
  expect(await measured.findByRole('link', reference)).toHaveAttribute('href', `/admin/?item=${card.id}`);
  for (const words of ['Eleanor Marsh', 'Marble', '1194 × 350 mm', '3 days', '0.42 m²'])
    expect(measured.getByText(words)).toBeVisible();
  expect(measured.getByText(/^Agreed \d/)).toBeVisible();
  const ready = column('Ready');
  expect(ready.getByText('No contact details')).toBeVisible();
  expect(ready.getByText('For delivery')).toBeVisible();
  expect(column('To measure').getByText('Nothing here')).toBeVisible();
});

it('moves a card by its menu at once, and back by Undo', async () => {
  const api = show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Move VT-26-00412' }));
  // Until the API has answered the card stands in its new column by itself.
  api.on('PUT', stagePath, answers.ok({}));
  api.on('GET', address('measured'), answers.ok(aColumn()));
  api.on('GET', address('in-production'), answers.ok(aColumn([aCard({ stage: 'in-production' })])));
  await user.click(await screen.findByRole('menuitem', { name: 'In production' }));
  expect(await column('In production').findByRole('link', reference)).toHaveFocus();
  expect(await screen.findByText(acrossElements('VT-26-00412: in production'))).toBeVisible();
  expect(api.sent('PUT', stagePath)).toMatchObject([{ body: { from: 'measured', stage: 'in-production' } }]);

  await user.click(await toastButton('Undo'));
  await waitFor(() =>
    expect(api.sent('PUT', stagePath).at(-1)).toMatchObject({
      body: { from: 'in-production', stage: 'measured' },
    }),
  );
});

it('moves a card by the keyboard, on and back, and keeps it in focus', async () => {
  const api = show().on('PUT', stagePath, answers.never());
  const link = await screen.findByRole('link', reference);
  link.focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await column('In production').findByRole('link', reference)).toHaveFocus();
  expect(column('Measured').queryByRole('link', reference)).not.toBeInTheDocument();
  expect(api.sent('PUT', stagePath)).toHaveLength(1);
});

it('puts a card back, and says why, where the API refuses', async () => {
  show().on('PUT', stagePath, answers.refused('order/moved-meanwhile'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Move VT-26-00412' }));
  await user.click(await screen.findByRole('menuitem', { name: 'In production' }));
  expect(await screen.findByText('Failed to move the order.')).toBeVisible();
  expect(
    screen.getByText('Somebody else has moved this order in the meantime. Nothing has been overwritten.'),
  ).toBeVisible();
  expect(await column('Measured').findByRole('link', reference)).toBeVisible();
});

/** jsdom knows no drags: the events by themselves, with what they carry. */
function drag(what: Element, to: Element) {
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none' };
  const fire = (event: Event, target: Element) => {
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(target, event);
  };
  fire(createEvent.dragStart(what), what);
  fire(createEvent.dragOver(to), to);
  fire(createEvent.drop(to), to);
}

it('moves a card by a drag, and tells what a stage needs first', async () => {
  const api = show([
    card,
    aCard({ id: 'b', reference: 'VT-26-00409', stage: 'to-measure', measuredAt: null }),
  ]);
  api.on('PUT', stagePath, answers.never());
  const item = (await screen.findByRole('link', reference)).closest('li');
  const other = (await screen.findByRole('link', { name: 'VT-26-00409' })).closest('li');
  if (!item || !other) throw new Error('a card is an item of a list');
  drag(item, screen.getByRole('region', { name: 'In production' }));
  expect(await column('In production').findByRole('link', reference)).toBeVisible();

  drag(other, screen.getByRole('region', { name: 'Measured' }));
  expect(await screen.findByText(/^The sizes to cut are not agreed/)).toBeVisible();
  expect(column('To measure').getByRole('link', { name: 'VT-26-00409' })).toBeVisible();
  expect(column('To measure').getByRole('link', { name: 'Record sizes of VT-26-00409' })).toHaveAttribute(
    'href',
    '/admin/?item=b',
  );
});

it('hands over by where the top goes, and moves no order that is completed', async () => {
  const ready = aCard({ stage: 'ready', isDelivery: true });
  const done = aCard({ id: 'b', reference: 'VT-26-00400', stage: 'collected', isCompleted: true });
  const api = show([ready, done]).on('PUT', stagePath, answers.never());
  const link = await screen.findByRole('link', reference);
  link.focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(api.sent('PUT', stagePath)).toMatchObject([{ body: { stage: 'delivered' } }]));
  const over = column('Handed over');
  expect(over.getByText('Completed')).toBeVisible();
  expect(over.queryByRole('button', { name: 'Move VT-26-00400' })).not.toBeInTheDocument();
});

it('shows more of a column where there is more, and then leads to the list', async () => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, index) => aCard({ id: `c${index}`, reference: `VT-26-1${index}` }));
  show([], (api) => {
    for (const limit of [20, 60, 180, 200])
      api.on('GET', address('measured', limit), answers.ok(aColumn(cards(limit), 500)));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(column('Measured').getAllByRole('listitem')).toHaveLength(60));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(column('Measured').getAllByRole('listitem')).toHaveLength(180));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'See them in the list' })).toHaveAttribute(
    'href',
    '/admin/?stage=measured',
  );
});

it('makes one PDF of the job sheets of the orders that are selected', async () => {
  show([card, aCard({ id: 'b', reference: 'VT-26-00409', stage: 'in-production' })]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select VT-26-00412' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select VT-26-00409' }));
  expect(screen.getByText('2 orders selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Job sheets' })).toHaveAttribute(
    'href',
    paths.jobSheets(card.id, 'b'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
});

it('says where there are no orders, and where the board does not come', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

it('asks for the whole board again where none of it came', async () => {
  const api = new FakeServer().on('GET', paths.workload, answers.ok(aWorkload()));
  for (const name of Object.values(columns)) api.on('GET', address(name), answers.unreachable());
  renderAdmin(<BoardPage />, { at: '/board' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  for (const name of Object.values(columns)) api.on('GET', address(name), answers.ok(aColumn([])));
  api.on('GET', address('measured'), answers.ok(aColumn([card])));
  await userEvent.click(again);
  expect(await screen.findByRole('link', reference)).toBeVisible();
});

describe('what is to be cut', () => {
  it('is said week by week, beside what a week holds, by colour', async () => {
    show();
    const part = within(await screen.findByRole('region', { name: 'To be cut' }));
    const [first, second] = await part.findAllByRole('listitem', { name: '' });
    expect(first).toHaveTextContent(
      /This week.*4\.62 m²of 12 m².*2\.10 m² in production.*Calacatta Gold2\.52 m²/,
    );
    expect(second).toBeDefined();
    expect(part.getByText('Terrazzo Bianco')).toBeVisible();
    expect(part.getByText('Without sizes yet: 1.26 m², 3 orders.')).toBeVisible();
  });

  it('shows four colours of a week, and the others once they are opened', async () => {
    const workload = aWorkloadOf('Grey', 'White', 'Black', 'Green', 'Blue', 'Red');
    show([card], (server) => server.on('GET', paths.workload, answers.ok(workload)));
    const part = within(await screen.findByRole('region', { name: 'To be cut' }));
    expect(await part.findByText('Green')).toBeVisible();
    expect(part.getByText('Blue')).not.toBeVisible();
    await userEvent.click(part.getByText('2 more colours'));
    expect(part.getByText('Blue')).toBeVisible();
    expect(part.getByText('Red')).toBeVisible();
  });

  it('is measured by what staff say that a week holds', async () => {
    const api = show([card], (server) =>
      server
        .on('PUT', paths.workload, answers.ok(aWorkload()))
        .on('GET', paths.workload, answers.ok(aWorkload({ weeklySquareMetres: null }))),
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Set' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Square metres a week/), '0');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Must be 0.01 or more')).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Square metres a week/));
    await user.type(dialog.getByLabelText(/^Square metres a week/), '12.5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent('PUT', paths.workload)).toMatchObject([{ body: { weeklySquareMetres: '12.5' } }]),
    );
  });
});
