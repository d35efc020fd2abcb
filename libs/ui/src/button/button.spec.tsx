import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('a busy button says so, keeps the focus and ignores further presses', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <Button isPending onClick={onClick}>
      Save Quote
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save Quote' });
  await user.click(button);

  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
});
