import { paths, runtimeConfigPath, type BasketResponse } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeposit, aRuntimeConfig } from '../../../testing/a-deposit';
import { aQuote } from '../../../testing/a-quote';
import { mockResponses, FakeApi } from '../../../testing/fake-api';
import { fillDeposit } from '../../../testing/fill-deposit';
import { BasketCheckout } from '../basket-checkout';
import { forgetIdempotencyKey } from '../idempotency-key';

/** The deposit form of a basket of two quotes, with a fake API and a fake new tab. */
export function setUpCheckout() {
  const user = userEvent.setup({ delay: null });
  const session = 'session-1763683200000-0123456789abcdef';
  const onPaid = vi.fn();
  const open = vi.fn((): Window | null => null);
  const tab = {
    opener: {} as unknown,
    closed: false,
    close: vi.fn(),
    location: { replace: vi.fn() },
    document: document.implementation.createHTMLDocument(),
  };
  const refuses = (): never => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  let api: FakeApi;

  const second = aQuote({ id: 'AAAAAAAAAAAAAAAAAAAAAA', totalPrice: '761.95' });
  const aBasket = (quotes = [aQuote(), second]): BasketResponse => ({
    items: quotes.map((quote, index) => ({ id: `item-${index}`, quoteId: quote.id, quote })),
    totalAmount: '1238.95',
    count: quotes.length,
  });

  beforeEach(() => {
    sessionStorage.clear();
    localStorage.setItem('basket-session-id', session);
    forgetIdempotencyKey();
    vi.clearAllMocks();
    tab.opener = {};
    tab.closed = false;
    open.mockReturnValue(tab as unknown as Window);
    window.open = open;
    api = new FakeApi()
      .on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig))
      .on('GET', paths.basket(session), mockResponses.ok(aBasket()))
      .on('POST', paths.deposits, mockResponses.created(aDeposit()));
  });

  const field = (name: string) => screen.getByRole('textbox', { name });
  const pay = () => screen.getByRole('button', { name: /^(Pay Deposit|Opening)/ });
  const deliver = () => screen.getByRole('checkbox', { name: 'Deliver to me, £35.00' });
  const sent = () => api.sent('POST', paths.deposits);
  const toast = (title: string) => screen.findByText(title, { ignore: '[role=status] *' });
  const figures = () => within(screen.getByRole('complementary', { name: 'Deposit today' }));

  function renderCheckout(basket = aBasket()) {
    return render(
      <>
        <BasketCheckout basket={basket} sessionId={session} onPaid={onPaid} />
        <ToastHost />
      </>,
    );
  }

  /** Fills in the form and submits it. */
  async function submit(basket?: BasketResponse) {
    renderCheckout(basket);
    await fillDeposit(user);
    await user.click(pay());
  }
  /** The same with this API response. */
  const submitTo = (response: ReturnType<typeof mockResponses.ok>, basket?: BasketResponse) => {
    api.on('POST', paths.deposits, response);
    return submit(basket);
  };
  return {
    user,
    session,
    onPaid,
    open,
    tab,
    refuses,
    second,
    aBasket,
    field,
    pay,
    deliver,
    sent,
    toast,
    figures,
    renderCheckout,
    submit,
    submitTo,
    get api() {
      return api;
    },
  };
}
