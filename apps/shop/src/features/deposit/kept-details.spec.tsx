import { emptyDeposit } from './deposit-form';
import { keptDetails } from './kept-details';

const values = { ...emptyDeposit, customerName: 'Eleanor Marsh', needsDelivery: true, postcode: 'RG1 4PS' };

afterEach(() => sessionStorage.clear());

it('restores what was typed in this tab, until it is cleared', () => {
  keptDetails.write(values);
  expect(keptDetails.read()).toEqual(values);

  keptDetails.forget();
  expect(keptDetails.read()).toEqual(emptyDeposit);
});

it('remembers the deposit it was used for', () => {
  expect(keptDetails.handedOver()).toBeNull();
  keptDetails.write(values);
  keptDetails.handOver('_-_-_-_-_-_-_-_-_-_-_w');
  keptDetails.write({ ...values, customerName: 'Eleanor M.' });

  expect(keptDetails.read()).toEqual({ ...values, customerName: 'Eleanor M.' });
  expect(keptDetails.handedOver()).toBe('_-_-_-_-_-_-_-_-_-_-_w');
  keptDetails.forget();
  expect(keptDetails.handedOver()).toBeNull();
});

it.each(['nonsense', '[]', 'null', '{"customerName":{},"needsDelivery":"yes","depositId":"../x"}'])(
  'starts empty if storage contains %s',
  (stored) => {
    sessionStorage.setItem('deposit-details', stored);

    expect(keptDetails.read()).toEqual(emptyDeposit);
    expect(keptDetails.handedOver()).toBeNull();
  },
);
