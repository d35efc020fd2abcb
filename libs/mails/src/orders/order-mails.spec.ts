import { renderMail } from '../render-mail';
import { orderSamples } from './order-mails.sample';

const [aTop] = orderSamples['order-measured'];
const [, ofAJob] = orderSamples['order-in-production'];

it('says by when the top is handed over, once its sizes are agreed and while it is made', () => {
  const words =
    'It is delivered within 4 weeks of the day on which you agreed the sizes; we agree the day with you.';
  expect(renderMail('order-measured', aTop!.data).text).toContain(words);
  expect(renderMail('order-in-production', { ...aTop!.data, isDelivery: false }).text).toContain(
    'It is ready to be collected within 4 weeks',
  );
  expect(renderMail('order-in-production', ofAJob!.data).text).toContain('They are delivered within 4 weeks');
});

it('names no weeks where the day is agreed', () => {
  const appointment = {
    startsAt: new Date('2026-12-01T09:00:00Z'),
    endsAt: new Date('2026-12-01T12:00:00Z'),
  };
  expect(renderMail('order-in-production', { ...aTop!.data, appointment }).text).not.toContain(
    'weeks of the day',
  );
});

it('says in one sentence what goes back to the card, and what by hand', () => {
  const [, inTwoWays] = orderSamples['order-cancelled'];
  expect(renderMail('order-cancelled', inTwoWays!.data).text).toContain(
    'We give back £47.70 to the card that you paid with, which takes a few days, and £399.30 by bank transfer.',
  );
});
