import { emptyDeposit } from '../../testing/a-deposit';
import { depositDraft } from './deposit-draft';

const values = { ...emptyDeposit, customerName: 'Eleanor Marsh', needsDelivery: true, postcode: 'RG1 4PS' };

afterEach(() => sessionStorage.clear());

it('restores what was typed in this tab, until it is cleared', () => {
  depositDraft.write(values);
  expect(depositDraft.read()).toEqual(values);

  depositDraft.clear();
  expect(depositDraft.read()).toEqual(emptyDeposit);
});

it('remembers for which deposit it was used', () => {
  expect(depositDraft.depositId()).toBeNull();
  depositDraft.write(values);
  depositDraft.setDepositId('_-_-_-_-_-_-_-_-_-_-_w');
  depositDraft.write({ ...values, customerName: 'Eleanor M.' });

  expect(depositDraft.read()).toEqual({ ...values, customerName: 'Eleanor M.' });
  expect(depositDraft.depositId()).toBe('_-_-_-_-_-_-_-_-_-_-_w');
  depositDraft.clear();
  expect(depositDraft.depositId()).toBeNull();
});

it.each(['nonsense', '[]', 'null', '{"customerName":{},"needsDelivery":"yes","depositId":"../x"}'])(
  'starts empty if storage contains %s',
  (stored) => {
    sessionStorage.setItem('deposit-details', stored);

    expect(depositDraft.read()).toEqual(emptyDeposit);
    expect(depositDraft.depositId()).toBeNull();
  },
);
