import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissedOfferKey, OfferBanner } from './offer-banner';

const offer = 'Limited-Time Offer: VAT Paid by Us – Prices Already Reflect This Deal';

it('has the specified text, and remembers that it was dismissed', async () => {
  render(
    <>
      <OfferBanner />
      <main id="content" tabIndex={-1} />
    </>,
  );
  expect(screen.getByRole('complementary', { name: 'Offer' })).toHaveTextContent(offer);

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss offer' }));

  expect(document.documentElement).toHaveAttribute('data-offer', 'hidden');
  expect(localStorage.getItem(dismissedOfferKey)).toBe(offer);
  expect(screen.getByRole('main')).toHaveFocus();
});
