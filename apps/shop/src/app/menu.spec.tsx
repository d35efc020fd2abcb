import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router } from 'wouter';
import { setFetchedBasket } from '../features/basket/fetched-basket';
import { handleBasketRequests } from '../features/basket/open-basket';
import { handleCalculatorRequests } from '../features/open-calculator/open-calculator';
import { aroundNav } from '../lib/history/overlay-history';
import { aBasket, twoQuotes } from '../testing/a-basket';
import { Menu } from './menu';

beforeEach(() => {
  // jsdom has the dialog element without its methods; the loading notice is one.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  window.history.replaceState(null, '', '/');
});

async function openMenu() {
  await act(async () => {
    render(
      <Router aroundNav={aroundNav}>
        <Menu />
        <main id="content" tabIndex={-1} />
      </Router>,
    );
    await Promise.resolve();
  });
  const button = screen.getByRole('button', { name: 'Menu' });
  await act(async () => {
    button.click();
    await Promise.resolve();
  });
  return { button, user: userEvent.setup(), sheet: await screen.findByRole('dialog', { name: 'Menu' }) };
}

it('lists the pages, marks the current one, and returns the focus on Escape', async () => {
  const { button, user, sheet } = await openMenu();
  const links = within(sheet).getAllByRole('link');

  expect(links.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Home', 'Materials', 'Kitchens', 'Trade', 'Contact']),
  );
  expect(links[0]).toHaveTextContent('Home');
  expect(links[0]).toHaveAttribute('aria-current', 'page');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(sheet).not.toBeInTheDocument();
});

it("shows the basket's count, and closes when the basket opens", async () => {
  setFetchedBasket(aBasket(...twoQuotes()));
  const requests: unknown[] = [];
  const stop = handleBasketRequests((request) => requests.push(request));
  const { user, sheet } = await openMenu();
  await user.click(within(sheet).getByRole('button', { name: 'Your Quotes Basket 2 quotes' }));

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(sheet).not.toBeInTheDocument();
  stop();
});

it('closes when the calculator opens', async () => {
  const requests: string[] = [];
  const stop = handleCalculatorRequests(({ kind }) => requests.push(kind));
  const { user, sheet } = await openMenu();
  await user.click(within(sheet).getByRole('button', { name: 'Get Instant Free Quote' }));

  await waitFor(() => expect(requests).toContain('open'));
  expect(sheet).not.toBeInTheDocument();
  stop();
});
