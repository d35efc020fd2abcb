import { act, render, screen } from '@testing-library/react';
import { App } from './app';

/** React shows suspended parts only after an awaited act. */
const renderApp = async (path: string) => {
  window.history.replaceState(null, '', path);
  await act(async () => {
    render(<App />);
    await Promise.resolve();
  });
};

it.each(['/nowhere', '/about/us', '/quote', '/payment-result'])(
  'shows the not-found page at %s',
  async (path) => {
    await renderApp(path);

    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  },
);
