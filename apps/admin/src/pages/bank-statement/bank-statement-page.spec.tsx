import { type BankStatementPreview, paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrderRow, aQuote } from '../../features/orders/testing/a-quote';
import { renderAdmin } from '../../testing/render-admin';
import { BankStatementPage } from './bank-statement-page';
import { aBankLine, aStatement, aStatementFile } from './testing/a-statement';

const result = {
  recorded: 2,
  amount: '521.30',
  linked: 1,
  setAside: 0,
  repeated: 0,
  undecided: 1,
  refused: [{ paidOn: '2026-11-21', amount: '9.00', text: 'LOWE', message: 'The order is cancelled.' }],
};

let api: FakeServer;
const user = userEvent.setup();
async function choose(preview: BankStatementPreview) {
  api = new FakeServer()
    .on('GET', paths.undecidedBankLines, mockResponses.ok([]))
    .on('POST', paths.previewBankStatement, mockResponses.ok(preview))
    .on('POST', paths.bankStatements, mockResponses.created(result));
  renderAdmin(<BankStatementPage />, { at: '/money/statement' });
  await user.upload(screen.getByLabelText('Bank statement as CSV or OFX'), aStatementFile());
}
const list = async (name: string) => within(await screen.findByRole('list', { name }));

it('shows what fits, what to decide and what is done, and records what was chosen', async () => {
  await choose(aStatement());
  expect(await screen.findByText('Barclays: 7 payments in. 31 payments out are left out.')).toBeVisible();
  const ready = await list('Ready to record');
  expect(ready.getAllByRole('listitem')).toHaveLength(2);
  expect(ready.getByText('Recorded by staff: will be linked, not recorded again')).toBeVisible();
  const open = await list('To decide');
  expect(open.getByText('Perhaps imported before, from another file')).toBeVisible();
  const done = await list('Done before');
  expect(done.getByText('Imported')).toBeVisible();
  expect(done.getByRole('link', { name: 'OR-26-00031' })).toHaveAttribute(
    'href',
    '/admin/orders/o1LSwY2vXZwqkrDQuVyeBQ',
  );
  const payouts = await list('Payouts of SumUp');
  expect(payouts.getByText('PID1449450-SUMUP')).toBeVisible();
  expect(payouts.queryByRole('combobox')).not.toBeInTheDocument();

  const [order] = aBankLine().orders;
  await user.selectOptions(
    open.getByRole('combobox', { name: '£200.00, MARSH: order' }),
    'OR-26-00031 · Eleanor Marsh · £321.30 balance due',
  );
  await user.selectOptions(open.getByRole('combobox', { name: /HMRC/ }), 'Not for an order');
  await user.click(screen.getByRole('button', { name: 'Save 4 payments' }));

  expect(await screen.findByText('2 payments recorded, £521.30')).toBeVisible();
  expect(screen.getByText('1 payment linked, 1 payment kept for later')).toBeVisible();
  expect(screen.getByText('£9.00, 21 November 2026, LOWE: The order is cancelled.')).toBeVisible();
  const { credits } = aStatement();
  expect(api.sent('POST', paths.bankStatements)[0]?.body).toMatchObject({
    lines: [0, 1, 2, 3].map((index) => ({
      id: credits[index]?.id,
      quoteId: index === 3 ? null : order?.quoteId,
    })),
  });
});

const quoteRow = { ...aQuote({ reference: 'VT-26-00500', customerName: 'Ada' }), kind: 'quote' };

it.each(['or-26-00014', 'VT-26-00412', 'F-2026-00002', 'marsh'])(
  'takes the order that the search finds for %s',
  async (typed) => {
    await choose(aStatement({ credits: [aBankLine({ state: 'unknown', orders: [], text: 'ADA' })] }));
    const found = anOrderRow({ reference: 'OR-26-00014' });
    api.on('GET', `${paths.adminOrders}?search=${typed}&pageSize=9`, mockResponses.list([found]));
    await user.selectOptions(await screen.findByRole('combobox'), 'Another order …');
    await user.type(screen.getByRole('textbox'), `${typed}{Enter}`);
    expect(await screen.findByRole('combobox')).toHaveDisplayValue(/^OR-26-00014/);
    await user.click(screen.getByRole('button', { name: 'Save 1 payment' }));
    expect(api.sent('POST', paths.bankStatements)[0]?.body).toMatchObject({
      lines: [{ quoteId: found.leadQuoteId }],
    });
  },
);

it('lets staff choose among several orders, and says if there is none', async () => {
  await choose(aStatement({ credits: [aBankLine({ state: 'unknown', orders: [], text: 'ADA' })] }));
  api
    .on('GET', `${paths.adminOrders}?search=nobody&pageSize=9`, mockResponses.list([]))
    .on('GET', `${paths.adminOrders}?search=ada&pageSize=9`, mockResponses.list([quoteRow, anOrderRow()]));
  await user.selectOptions(await screen.findByRole('combobox'), 'Another order …');
  await user.type(screen.getByRole('textbox'), 'nobody{Enter}');
  expect(await screen.findByText('Nothing was found for nobody.')).toBeVisible();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'ada{Enter}');
  await user.click(
    (await list('Orders found')).getByRole('button', { name: /^VT-26-00500 · Ada · .*deposit due/ }),
  );
  expect(await screen.findByRole('combobox')).toHaveDisplayValue(/^VT-26-00500 · Ada/);
});

it('shows the likely order of a payment whose amount does not fit, and what is due on it now', async () => {
  const [order] = aBankLine().orders;
  if (!order) throw new Error('there is no order');
  const likely = { ...order, because: 'name', due: '56.00', dueFor: 'deposit' } as const;
  await choose(aStatement({ credits: [aBankLine({ state: 'suggested', orders: [likely], text: 'MARSH' })] }));
  const open = await list('To decide');
  expect(open.getByText(/^Perhaps/)).toHaveTextContent(
    'Perhaps OR-26-00031 · Eleanor Marsh · £56.00 deposit due',
  );
  expect(open.getByText('Name fits')).toBeVisible();
  await user.click(open.getByRole('button', { name: 'Choose OR-26-00031' }));
  expect(await screen.findByRole('button', { name: 'Save 1 payment' })).toBeEnabled();
});

it('keeps payments for later, and lists those that were kept until staff decide', async () => {
  const open = aBankLine({ state: 'unknown', orders: [], text: 'NOWAK' });
  await choose(aStatement({ credits: [open] }));
  await user.click(await screen.findByRole('button', { name: 'Keep 1 payment for later' }));
  await screen.findByText(/1 payment kept for later/);
  expect(api.sent('POST', paths.bankStatements)[0]?.body).toMatchObject({ lines: [] });
});

it('decides on a payment that was kept, without its file', async () => {
  const kept = aBankLine({ state: 'unknown', orders: [], text: 'NOWAK', isKept: true });
  api = new FakeServer()
    .on('GET', paths.undecidedBankLines, mockResponses.ok([kept]))
    .on('POST', paths.undecidedBankLines, mockResponses.created({ ...result, recorded: 0, refused: [] }));
  renderAdmin(<BankStatementPage />, { at: '/money/statement' });
  const lines = await list('Kept for later');
  expect(screen.getByRole('button', { name: 'Nothing to record' })).toBeDisabled();
  await user.selectOptions(lines.getByRole('combobox'), 'Not for an order');
  api.on('GET', paths.undecidedBankLines, mockResponses.ok([]));
  await user.click(screen.getByRole('button', { name: 'Save 1 payment' }));
  expect(api.sent('POST', paths.undecidedBankLines)[0]?.body).toEqual({
    lines: [{ id: kept.id, quoteId: null }],
  });
  await waitFor(() => expect(screen.queryByText('NOWAK')).not.toBeInTheDocument());
});

it('says so if SumUp lists another amount for a payout', async () => {
  const payout = { reference: 'PID1', amount: '12.00' };
  await choose(
    aStatement({ credits: [aBankLine({ state: 'payout', orders: [], amount: '11.00', payout })] }),
  );
  expect(await screen.findByText('SumUp lists £12.00 for this payout.')).toBeVisible();
});

it('ticks off a payment that was kept and turned out to be a payout', async () => {
  const payout = { reference: 'PID1', amount: '11.00' };
  const kept = aBankLine({ state: 'payout', orders: [], amount: '11.00', payout, isKept: true });
  api = new FakeServer()
    .on('GET', paths.undecidedBankLines, mockResponses.ok([kept]))
    .on('POST', paths.undecidedBankLines, mockResponses.created({ ...result, recorded: 0, refused: [] }));
  renderAdmin(<BankStatementPage />, { at: '/money/statement' });
  await user.click(await screen.findByRole('button', { name: 'Save 1 payment' }));
  expect(api.sent('POST', paths.undecidedBankLines)[0]?.body).toEqual({
    lines: [{ id: kept.id, quoteId: null }],
  });
});

it('names the rows of a file that cannot be imported', async () => {
  const problems = [{ row: 7, message: 'The file is cut off: this row has 2 of 6 columns.' }];
  await choose(aStatement({ problems, credits: [] }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Nothing was imported. Please download the statement again.')).toBeVisible();
  expect(alert.getByText('Row 7')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
});
