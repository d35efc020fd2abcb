import { type OrderStage, paths } from '@app/contracts';
import { acrossElements, toastButton } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../testing/render-admin';
import { MoveAll } from './move-all';

const user = userEvent.setup();
const show = (...stages: (OrderStage | null)[]) => {
  const api = new FakeServer();
  const tops = stages.map((stage) => ({ stage }));
  renderAdmin(<MoveAll quoteId="q" reference="OR-26-00031" tops={tops} />);
  return api;
};
const moveTo = async (stage: string) => {
  await user.click(screen.getByRole('button', { name: 'Move all to…' }));
  await user.click(await screen.findByRole('menuitem', { name: stage }));
};

it('moves all tops at once while they are at one stage, and can be undone', async () => {
  const api = show('in-production', null, 'in-production').on(
    'PUT',
    paths.jobStage('q'),
    mockResponses.ok({}),
  );
  await moveTo('Ready');
  expect(await screen.findByText(acrossElements('OR-26-00031: all moved to ready'))).toBeVisible();
  await user.click(await toastButton('Undo'));
  await waitFor(() =>
    expect(api.sent('PUT', paths.jobStage('q')).map(({ body }) => body)).toEqual([
      { from: 'in-production', stage: 'ready' },
      { from: 'ready', stage: 'in-production' },
    ]),
  );
});

it('shows which top cannot be moved', async () => {
  const message = 'VT-26-00413: The sizes to cut are not agreed with the customer.';
  show('in-production', 'in-production').on(
    'PUT',
    paths.jobStage('q'),
    mockResponses.refused('job/top-stays', { fields: [{ field: 'stage', message }] }),
  );
  await moveTo('Measured');
  expect(await screen.findByText('The tops could not be moved.')).toBeVisible();
  expect(screen.getByText(acrossElements(message))).toBeVisible();
});

it.each<[string, (OrderStage | null)[]]>([
  ['they are at different stages', ['ready', 'measured']],
  ['their sizes are still to be agreed', ['to-measure', 'to-measure']],
  ['only one is active', ['measured', null]],
])('is not offered while %s', (_, stages) => {
  show(...stages);
  expect(screen.queryByRole('button', { name: 'Move all to…' })).toBeNull();
});
