import { render, screen } from '@testing-library/react';
import { AdminApp } from './admin-app';

it('lets nobody in who is not signed in, and shows no door that does not open', () => {
  render(<AdminApp basePath="/admin" />);

  expect(screen.getByRole('heading', { name: 'Admin Access Required' })).toBeInTheDocument();
  expect(screen.getByText('You need administrator privileges to access this area.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});
