import { acrossElements } from '@app/ui/testing';
import { paths, runtimeConfigPath, type QuoteResponse } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeposit, aRuntimeConfig } from '../../../testing/a-deposit';
import { aQuote } from '../../../testing/a-quote';
import { mockResponses, FakeApi } from '../../../testing/fake-api';
import { PaymentPage } from '../payment-page';

/** The page of a quote with a fake API. */
export function setUpPaymentPage() {
  const user = userEvent.setup({ delay: null });
  let api: FakeApi;

  beforeEach(() => {
    sessionStorage.clear();
    vi.clearAllMocks();
    window.history.replaceState(null, '', `/payment?quote=${aQuote().id}`);
    api = new FakeApi()
      .on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig))
      .on('POST', paths.deposits, mockResponses.created(aDeposit()));
  });

  const toast = (title: string) => screen.findByText(acrossElements(title), { ignore: '[role=status] *' });
  /** Its label changes while a payment is set up. */
  const payButton = (amount = '£47.70') => screen.findByRole('button', { name: `Pay ${amount} Deposit Now` });
  const summary = () => within(screen.getByRole('complementary', { name: 'Quote Summary' }));

  function renderPaymentPage(quoteId: string | null = aQuote().id) {
    render(
      <>
        <PaymentPage quote={quoteId} />
        <ToastHost />
      </>,
    );
  }

  async function showQuote(quote: Partial<QuoteResponse> = {}) {
    api.on('GET', paths.quote(aQuote().id), mockResponses.ok(aQuote(quote)));
    renderPaymentPage();
    await screen.findByRole('heading', { name: 'Complete Your Order' });
  }
  return {
    user,
    toast,
    payButton,
    summary,
    renderPaymentPage,
    showQuote,
    get api() {
      return api;
    },
  };
}
