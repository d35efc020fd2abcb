import { selectParts } from '@app/configuration';
import type { TopLayout } from '@app/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { aCatalogue } from '../../../../testing/a-catalogue';
import { emptyState } from '../../configuration/calculator-state';
import { LayoutDialog } from './layout-dialog';

const { size, ...parts } = selectParts(
  { ...emptyState, length: '1200', width: '350', sinkTypeId: 1, cutoutIds: [2] },
  aCatalogue(),
);

it('uses the position that was just typed, even if it is pressed before the plan is drawn again', () => {
  let used: TopLayout | null = null;
  if (!size) throw new Error('The top has no size.');
  render(
    <LayoutDialog
      selection={{ ...parts, size }}
      trade={null}
      onUse={(layout) => (used = layout)}
      onClose={() => undefined}
    />,
  );
  const field = screen.getByLabelText('Centre from the left end');
  act(() => {
    fireEvent.change(field, { target: { value: '450' } });
    // Rendered at once, unlike the plan.
    expect(field).toHaveValue('450');
    fireEvent.click(screen.getByRole('button', { name: 'Use these positions' }));
  });
  expect(used).toMatchObject({ cutouts: [{ at: [{ alongMm: 450 }] }] });
});
