import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionCard } from './option-card';

function Colors({ canClear = false }) {
  const [selected, setSelected] = useState<string | null>(null);
  return ['Gold', 'White'].map((color) => (
    <OptionCard
      key={color}
      name="color"
      value={color}
      title={color}
      picture={null}
      isChosen={selected === color}
      onChoose={() => setSelected(color)}
      onClear={canClear ? () => setSelected(null) : undefined}
    />
  ));
}

const card = (name: string) => screen.getByRole('radio', { name });

it('is selected by a press and by arrow keys', async () => {
  const user = userEvent.setup();
  render(<Colors />);
  await user.click(card('Gold'));
  expect(card('Gold')).toBeChecked();

  await user.keyboard('{ArrowDown}');
  expect(card('White')).toBeChecked();
});

it('stays selected on a second press, unless it may be cleared', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Colors />);
  await user.dblClick(card('Gold'));
  expect(card('Gold')).toBeChecked();
  unmount();

  render(<Colors canClear />);
  await user.click(card('Gold'));
  await user.click(card('Gold'));
  expect(card('Gold')).not.toBeChecked();
});
