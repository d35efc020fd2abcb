import { pence } from '@app/pricing';
import { fromSumupAmount, toSumupAmount } from './read-sumup';

it('converts every amount up to £10,000 both ways, through JSON', () => {
  for (let amount = 0; amount <= 1_000_000; amount += 1) {
    const json = JSON.stringify(toSumupAmount(pence(amount)));
    if (fromSumupAmount(JSON.parse(json)) !== amount) throw new Error(`${amount} became ${json}`);
  }
});

it.each([[12.345], [0.001], ['12.34'], [null], [undefined], [NaN], [Infinity], [-1], [{}], [1e300], [true]])(
  'reads %j as no amount',
  (amount) => {
    expect(fromSumupAmount(amount)).toBeNull();
  },
);
