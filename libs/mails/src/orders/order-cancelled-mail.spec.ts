import { renderMail } from '../render-mail';
import { orderCancelledMailSamples } from './order-cancelled-mail.sample';

it('says in one sentence what goes back to the card, and what by hand', () => {
  const [, inTwoWays] = orderCancelledMailSamples;
  expect(renderMail('order-cancelled', inTwoWays!.data).text).toContain(
    'We give back £47.70 to the card that you paid with, which takes a few days, and £399.30 by bank transfer.',
  );
});
