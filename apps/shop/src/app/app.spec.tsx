import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scrollThroughThePage } from '../testing/fake-browser';
import { App } from './app';

/** React shows what has suspended only once an act that was awaited is over. */
const open = async (path: string) => {
  window.history.replaceState(null, '', path);
  await act(async () => {
    render(<App />);
    await Promise.resolve();
  });
};

it('greets with the price one can have at once, and leads to the five materials', async () => {
  await open('/');

  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Get Instant Free Quote' })).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'View Materials' })).toHaveAttribute('href', '#materials');
  act(scrollThroughThePage);
  for (const material of ['Quartz', 'Granite', 'Marble', 'Solid Surface', 'Porcelain']) {
    expect(await screen.findByRole('button', { name: `Get Quote for ${material}` })).toBeInTheDocument();
  }
});

it.each(['/nowhere', '/about/us', '/quote', '/payment-result'])(
  'says that there is no page at %s',
  async (path) => {
    await open(path);

    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  },
);

it.each(['/admin', '/admin/orders', '/migrate'])(
  'says that the admin panel is on its way at %s (D27)',
  (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.history.replaceState(null, '', path);
    render(<App />);

    expect(screen.getByRole('status')).toHaveTextContent('Loading admin panel...');
  },
);

it('starts a page that a link leads to from its top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await open('/nowhere');
  await userEvent.click(await screen.findByRole('link', { name: 'Return Home' }));

  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
