import { renderMail } from '../render-mail';
import { aCardAsked, aTransferAsked } from './deposit-asked-mails.sample';

it('states account, reference and due date of a transfer', () => {
  const { subject, text, html } = renderMail('deposit-asked', aTransferAsked);
  expect(subject).toBe('Your order – £81.30 for order OR-26-00033');
  for (const detail of ['00-00-00', '00000000', 'OR-26-00033', '7 December 2026', '£813.00'])
    expect(text).toContain(detail);
  expect(html).toContain(aTransferAsked.orderUrl);
});

it('states no account if the deposit is paid by card', () => {
  const { text } = renderMail('deposit-asked', aCardAsked);
  expect(text).toContain('Pay deposit');
  expect(text).not.toMatch(/account|sort code/i);
});

it('says that a deposit is late', () => {
  expect(renderMail('deposit-overdue', aTransferAsked).text).toContain(
    'was due by 7 December 2026 and has not reached us',
  );
});
