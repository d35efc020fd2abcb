import { toPence, toPounds } from '../money/decimal';
import { pence } from '../money/pence';
import { needsAnotherDelivery } from '../delivery/delivery';
import { basketTotal } from './basket-total';

const totals = (tops: string[], needsDelivery: boolean) => {
  const { total, delivery, deposit } = basketTotal(tops.map(toPence), {
    needsDelivery,
    deliveryFee: pence(3_500),
  });
  return [toPounds(total), toPounds(delivery), toPounds(deposit)];
};

describe('a basket', () => {
  it.each([
    [[], true, ['0.00', '0.00', '0.00']],
    [['477.00'], false, ['477.00', '0.00', '47.70']],
    [['477.00', '228.20'], true, ['740.20', '35.00', '74.02']],
    [['0.05', '0.05', '0.05'], false, ['0.15', '0.00', '0.02']],
  ])('of %j, delivered %s, totals %j', (tops, needsDelivery, expected) => {
    expect(totals(tops, needsDelivery)).toEqual(expected);
  });

  it.each([
    [1, false],
    [2, false],
    [3, true],
  ])('of %i tops needs another delivery: %s', (tops, another) => {
    expect(needsAnotherDelivery(tops)).toBe(another);
  });
});
