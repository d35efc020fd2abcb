import { emptyDeposit } from './deposit-form';
import { keptDetails } from './kept-details';

const values = { ...emptyDeposit, customerName: 'Eleanor Marsh', needsDelivery: true, postcode: 'RG1 4PS' };

afterEach(() => sessionStorage.clear());

it('gives back what was typed in this tab, until it is forgotten', () => {
  keptDetails.write(values);
  expect(keptDetails.read()).toEqual(values);

  keptDetails.forget();
  expect(keptDetails.read()).toEqual(emptyDeposit);
});

it.each(['nonsense', '[]', 'null', '{"customerName":{},"needsDelivery":"yes"}'])(
  'begins empty where %s lies in storage',
  (stored) => {
    sessionStorage.setItem('deposit-details', stored);

    expect(keptDetails.read()).toEqual(emptyDeposit);
  },
);
