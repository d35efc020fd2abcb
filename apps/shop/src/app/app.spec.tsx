import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './app';

const open = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<App />);
};

it('greets with the price one can have at once, and leads to the five materials', () => {
  open('/');

  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Get Instant Free Quote' })).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'View Materials' })).toHaveAttribute('href', '#materials');
  for (const material of ['Quartz', 'Granite', 'Marble', 'Solid Surface', 'Porcelain']) {
    expect(screen.getByRole('button', { name: `Get Quote for ${material}` })).toBeInTheDocument();
  }
});

it.each(['/nowhere', '/about/us', '/quote', '/payment'])('says that there is no page at %s', (path) => {
  open(path);

  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it.each(['/admin', '/admin/orders', '/migrate'])(
  'says that the admin panel is on its way at %s (D27)',
  (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(path);

    expect(screen.getByRole('status')).toHaveTextContent('Loading admin panel...');
  },
);

it('starts a page that a link leads to from its top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  open('/nowhere');
  await userEvent.click(screen.getByRole('link', { name: 'Return Home' }));

  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
