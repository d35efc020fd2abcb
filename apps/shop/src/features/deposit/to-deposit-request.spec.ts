import { emptyDeposit } from '../../testing/a-deposit';
import { aQuote } from '../../testing/a-quote';
import { depositTotals, toDepositRequest, type DepositOrder } from './to-deposit-request';

const second = aQuote({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  totalPrice: '761.95',
  material: { name: 'Quartz' },
  color: { ...aQuote().color, name: 'Pebble Grey' },
  length: 1800,
});
const order: DepositOrder = { quotes: [aQuote(), second], basketSessionId: 'session-1-a' };
const values = {
  ...emptyDeposit,
  customerName: 'Eleanor Marsh',
  customerPhone: '07700 900142',
  customerEmail: 'eleanor@example.co.uk',
};

it('sends customer, quotes, address and the displayed amounts', () => {
  expect(
    toDepositRequest(order, {
      ...values,
      needsDelivery: true,
      postcode: 'rg1 4ps',
      address: '1 High Street, Reading',
    }),
  ).toEqual({
    quoteId: 'q83vEjRWeJCrze8SNFZ4kA',
    quoteIds: ['q83vEjRWeJCrze8SNFZ4kA', 'AAAAAAAAAAAAAAAAAAAAAA'],
    basketSessionId: 'session-1-a',
    customerName: 'Eleanor Marsh',
    customerEmail: 'eleanor@example.co.uk',
    customerPhone: '07700 900142',
    totalAmount: '1273.95',
    depositAmount: '127.40',
    needsDelivery: true,
    deliveryAddress: '1 High Street, Reading, RG1 4PS',
    quotesDescription: 'Marble Calacatta Gold 1200 × 350 mm, Quartz Pebble Grey 1800 × 350 mm',
  });
});

it('sends no address for collection, even if one was typed', () => {
  const request = toDepositRequest(order, { ...values, postcode: 'RG1 4PS', address: '1 High Street' });

  expect(request).toMatchObject({ needsDelivery: false, deliveryAddress: null, totalAmount: '1238.95' });
});

it("says 'Multiple items' if the names would be too long", () => {
  const quotes = Array.from({ length: 300 }, () => aQuote());

  expect(toDepositRequest({ quotes, basketSessionId: null }, values).quotesDescription).toBe(
    'Multiple items',
  );
});

it('takes ten per cent of tops and delivery together, once (D5)', () => {
  expect(depositTotals(order, true)).toEqual({
    topsTotal: 123_895,
    delivery: 3_500,
    total: 127_395,
    deposit: 12_740,
  });
  expect(depositTotals(order, false)).toMatchObject({ delivery: 0, total: 123_895, deposit: 12_390 });
});
