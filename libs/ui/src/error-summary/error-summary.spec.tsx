import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';

const problems = [
  { id: 'email', label: 'Email', message: 'Check the part after the @' },
  { id: 'message', label: 'Message', message: 'Please write a line or two' },
];

it('states how many fields have errors, and what each needs', () => {
  render(<ErrorSummary problems={problems} />);

  expect(screen.getByRole('group', { name: 'Two fields need another look' })).toBeVisible();
  // The focus announces it; an alert would announce it twice.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Email: check the part after the @',
    'Message: please write a line or two',
  ]);
});

it('uses the singular for one field', () => {
  render(<ErrorSummary problems={problems.slice(0, 1)} />);

  expect(screen.getByRole('heading')).toHaveTextContent('One field needs another look');
});

it('focuses the field and does not change the URL', async () => {
  render(
    <>
      <ErrorSummary problems={problems} />
      <input id="message" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: /^Message/ }));

  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
