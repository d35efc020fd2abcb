import { paths, type AdminQuoteDetail } from '@app/contracts';
import { acrossElements } from '@app/ui/testing';
import { answers, FakeServer } from '@app/web-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { londonDay, addDays } from '../../lib/london-day';
import { renderAdmin } from '../../lib/testing/render-admin';
import { aLedger, anEntry, anOrder, aQuoteDetail, unpaid } from '../orders/testing/a-quote';
import { LedgerSection } from './ledger-section';

const { id } = aQuoteDetail();
const show = (changes: Partial<AdminQuoteDetail> = {}) =>
  renderAdmin(<LedgerSection quote={aQuoteDetail(changes)} />);
const cash = anEntry({ id: '7', means: 'cash', by: 'Alison', note: 'From her mother', canBeUndone: true });
const openDialog = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Record payment…' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

it('says what came in and how, what had come in by then, and what is still to pay', () => {
  show({
    ledger: aLedger({
      entries: [
        anEntry({ id: '9', kind: 'refund', amount: '-10.00', receivedAfter: '85.40' }),
        { ...cash, receivedAfter: '95.40' },
        anEntry(),
      ],
      received: '85.40',
      balance: '391.60',
    }),
  });

  const rows = within(screen.getByRole('table', { name: 'What came in and went out' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayWhatAmountReceived',
    expect.stringContaining('Refundcard online−£10.00£85.40') as string,
    expect.stringMatching(/Cashby AlisonFrom her mother.*£47.70£95.40$/) as string,
    expect.stringContaining('Card online£47.70£47.70') as string,
  ]);
  expect(screen.getByText('£391.60 to pay')).toBeVisible();
});

it('calls it a credit where more has come in than the price', () => {
  show({ ledger: aLedger({ received: '500.00', balance: '0.00', credit: '23.00' }) });

  expect(screen.getByText('£23.00 credit')).toBeVisible();
  expect(screen.queryByText('Still to pay')).toBeNull();
});

it('expects nothing more of an order that was cancelled, of which something was kept', () => {
  show({ status: 'declined', stage: null, ledger: aLedger({ received: '50.00', balance: '427.00' }) });

  expect(screen.getByText('nothing to pay')).toBeVisible();
  expect(screen.queryByText('Still to pay')).toBeNull();
});

it('takes what was given back off the price, and lets staff ask for that again, but for no balance of £0.00', async () => {
  const ledger = aLedger({ price: '457.00', loweredBy: '20.00', received: '457.00', balance: '0.00' });
  show({ stage: 'measured', payment: 'paid', totalPrice: '477.00', ledger });

  expect(screen.getByText('£477.00')).toBeVisible();
  expect(screen.getByText('−£20.00')).toBeVisible();
  expect(screen.getByText('paid in full')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for balance…' })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ask for £20.00 again…' }));
  expect(
    await screen.findByRole('dialog', { name: 'Ask again for the £20.00 that went back' }),
  ).toBeVisible();
});

it('says of a balance that was asked for until nothing of it is left to pay', () => {
  const balanceRequest = { amount: '429.30', dueOn: '2126-12-10', smallestPart: null, isOverdue: false };
  const asked = { stage: 'measured', payment: 'paid', balanceRequest } as unknown as AdminQuoteDetail;
  show(asked);
  expect(screen.getByText('Balance asked for, due by 10 December 2126')).toBeVisible();

  cleanup();
  show({ ...asked, ledger: aLedger({ received: '500.00', balance: '0.00', credit: '23.00' }) });
  expect(screen.queryByText(/^Balance asked for/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask no more…' })).toBeNull();
});

it('is not there while a revised price waits for its answer, unless money came in on it', () => {
  const revision = { state: 'proposed', previousTotal: '470.00', depositCredited: '47.70' };
  const proposed = { revision } as unknown as AdminQuoteDetail;
  show({ ...proposed, ...unpaid });
  expect(screen.queryByRole('heading', { name: 'Money' })).toBeNull();

  cleanup();
  show(proposed);
  expect(screen.getByRole('heading', { name: 'Money' })).toBeVisible();
});

it('names a charge that does not count, and takes no money on a quote that was replaced', () => {
  show({
    isSuperseded: true,
    ledger: aLedger({ entries: [anEntry({ isCounted: false, receivedAfter: '0.00' })] }),
  });

  expect(screen.getByText('Not counted as received')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record payment…' })).toBeNull();
});

it('enters what was given back of a credit, all of it unless less is typed', async () => {
  const api = new FakeServer().on('POST', paths.givenBackCredit(id), answers.created(aQuoteDetail()));
  show({ ledger: aLedger({ received: '500.00', balance: '0.00', credit: '23.00' }) });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Give back…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give back the credit of £23.00' }));

  await user.click(dialog.getByRole('button', { name: 'Enter it' }));
  expect(dialog.getByText('Please choose how it was given back')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Given back by'), 'Bank transfer');
  await user.dblClick(dialog.getByRole('button', { name: 'Enter it' }));
  expect(await screen.findByText('£23.00 given back')).toBeVisible();
  expect(api.sent('POST', paths.givenBackCredit(id))).toMatchObject([
    { body: { amount: '23.00', means: 'bank-transfer', paidOn: londonDay(), note: null } },
  ]);
});

it('enters what was given back of the price itself, which wants a reason', async () => {
  const api = new FakeServer().on('POST', paths.givenBackCredit(id), answers.created(aQuoteDetail()));
  show({ ledger: aLedger({ received: '477.00', balance: '0.00', credit: '0.00' }) });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Give back…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give back money' }));
  await user.type(dialog.getByLabelText('Amount'), '20');
  await user.selectOptions(dialog.getByLabelText('Given back by'), 'Bank transfer');
  await user.click(dialog.getByRole('button', { name: 'Enter it' }));
  expect(dialog.getByText('Please say why')).toBeVisible();
  await user.type(dialog.getByLabelText(/Note/), 'A scratched edge');
  await user.click(dialog.getByRole('button', { name: 'Enter it' }));
  await waitFor(() =>
    expect(api.sent('POST', paths.givenBackCredit(id))).toMatchObject([
      { body: { amount: '20', note: 'A scratched edge', isMoreThanCredit: true } },
    ]),
  );
});

describe('a payment', () => {
  it('is for the order of the quote, and asks for the deposit of all of it first', async () => {
    const api = new FakeServer().on('POST', paths.recordedPayments(id), answers.created(aQuoteDetail()));
    const ledger = aLedger({
      ...unpaid.ledger,
      price: '6222.00',
      balance: '6222.00',
      missingDeposit: '622.20',
    });
    show({ ...unpaid, orderDetail: anOrder(), ledger });
    expect(screen.getByText('Price of the order inc. VAT')).toBeVisible();
    const { user, dialog } = await openDialog();

    expect(dialog.getByText('OR-26-00031')).toBeVisible();
    expect(dialog.queryByText('VT-26-00412')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Paid by'), 'Bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Record £622.20' }));
    expect(await screen.findByText('£622.20 recorded')).toBeVisible();
    expect(api.sent('POST', paths.recordedPayments(id))).toMatchObject([
      { body: { amount: '622.20', means: 'bank-transfer' } },
    ]);
  });

  it('on a quote that is in no order makes one of it, which is said before', async () => {
    show(unpaid);
    const { dialog } = await openDialog();
    expect(
      dialog.getByText(acrossElements(/^For VT-26-00412\. The payment makes an order of it\./)),
    ).toBeVisible();
    expect(dialog.getByLabelText('Amount')).toHaveValue('47.70');
  });
});

it('says beside the fields what is missing or too much, before anything is sent', async () => {
  const api = new FakeServer();
  show(unpaid);
  const { user, dialog } = await openDialog();

  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '477.01');
  await user.clear(dialog.getByLabelText('Paid on'));
  await user.click(dialog.getByRole('button', { name: 'Record £477.01' }));
  for (const words of ['Must be £477 or less', 'Please choose how it was paid', 'Please choose a day'])
    expect(await dialog.findByText(words)).toBeVisible();
  await user.type(dialog.getByLabelText('Paid on'), addDays(londonDay(), 2));
  expect(await dialog.findByText('This day is still to come')).toBeVisible();
  expect(api.requests).toEqual([]);
});

it('puts what the API refuses at its field, and warns of a credit', async () => {
  const refusal = { fields: [{ field: 'amount', message: 'The price is £470.00.' }] };
  new FakeServer().on(
    'POST',
    paths.recordedPayments(id),
    answers.refused('payment/more-than-price', refusal),
  );
  show();
  const { user, dialog } = await openDialog();

  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '475');
  expect(dialog.getByText('£45.70 above what is still to pay: it will stand as a credit.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Paid by'), 'Bank transfer');
  await user.click(dialog.getByRole('button', { name: 'Record £475.00' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription('The price is £470.00.'),
  );
});

it('offers no receipt to an address that came with the link alone', async () => {
  show({ isCustomerFromLink: true });
  const { dialog } = await openDialog();

  expect(dialog.queryByRole('switch')).toBeNull();
  expect(dialog.getByText(/came with the quote’s link, so no receipt goes out/)).toBeVisible();
});

it('offers no receipt where there is no address', async () => {
  show({ ...unpaid, customerEmail: null });
  const { dialog } = await openDialog();

  expect(dialog.queryByRole('switch')).toBeNull();
  expect(dialog.getByText(/no receipt goes out/)).toBeVisible();
});

it('takes back what was recorded by mistake, with a reason', async () => {
  const api = new FakeServer().on('POST', paths.undoPayment(id, '7'), answers.ok(aQuoteDetail()));
  const user = userEvent.setup();
  show({ ledger: aLedger({ entries: [cash] }) });

  await user.click(screen.getByRole('button', { name: 'Take back £47.70, cash' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByText('Please say why')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'On the wrong quote');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Payment taken back')).toBeVisible();
  expect(api.requests.at(-1)?.body).toEqual({ reason: 'On the wrong quote' });
});

describe('the balance', () => {
  const due = { stage: 'measured', payment: 'paid', ledger: aLedger() } as const;

  it('says until when it is asked for, that it is late, and is asked for no more', async () => {
    const api = new FakeServer().on('DELETE', paths.balanceRequest(id), answers.ok(aQuoteDetail()));
    show({
      ...due,
      balanceRequest: {
        dueOn: '2026-12-10',
        smallestPart: '100.00',
        isOverdue: true,
        askedAt: '2026-11-26T10:00:00.000Z',
        by: 'Alison',
      },
    });
    expect(screen.getByText(/due by 10 December 2026, in parts of £100.00 or more/)).toHaveTextContent(
      /by Alison Overdue$/,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ask no more…' }));
    await user.click(await screen.findByRole('button', { name: 'Ask no more' }));
    await waitFor(() => expect(api.sent('DELETE', paths.balanceRequest(id))).toHaveLength(1));
  });

  it.each([
    ['before the sizes are agreed', { ...due, stage: 'to-measure' }],
    ['without a deposit', { ...due, payment: 'none' }],
    ['where nothing is left', { ...due, ledger: aLedger({ received: '477.00', balance: '0.00' }) }],
  ] as const)('cannot be asked for %s', (_, quote) => {
    show(quote);
    expect(screen.queryByRole('button', { name: 'Ask for balance…' })).toBeNull();
  });
});
