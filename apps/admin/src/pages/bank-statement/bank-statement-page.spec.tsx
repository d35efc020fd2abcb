import { type BankStatementPreview, paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { BankStatementPage } from './bank-statement-page';
import { aBankLine, aStatement, aStatementFile } from './testing/a-statement';

const result = { recorded: 2, amount: '521.30', linked: 1, setAside: 0, repeated: 0, refused: [] };

let api: FakeServer;
const user = userEvent.setup();
async function choose(preview: BankStatementPreview) {
  api = new FakeServer()
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
  expect((await list('Done before')).getByText('Imported')).toBeVisible();
  const payouts = await list('Payouts of SumUp');
  expect(payouts.getByText('PID1449450-SUMUP')).toBeVisible();
  expect(payouts.queryByRole('combobox')).not.toBeInTheDocument();

  const [order] = aBankLine().orders;
  await user.selectOptions(
    open.getByRole('combobox', { name: '£200.00, MARSH: order' }),
    'OR-26-00031 · Eleanor Marsh · £321.30 to pay',
  );
  await user.selectOptions(open.getByRole('combobox', { name: /HMRC/ }), 'Not for an order');
  await user.click(screen.getByRole('button', { name: 'Save 4 payments' }));

  expect(await screen.findByText('2 payments recorded, £521.30')).toBeVisible();
  expect(screen.getByText('1 payment linked')).toBeVisible();
  const { credits } = aStatement();
  expect(api.sent('POST', paths.bankStatements)[0]?.body).toMatchObject({
    lines: [0, 1, 2, 3].map((index) => ({
      id: credits[index]?.id,
      quoteId: index === 3 ? null : order?.quoteId,
    })),
  });
});

it('takes an order that staff look up', async () => {
  const quote = { id: 'zzSwY2vXZwqkrDQuVyeBfQ', reference: 'VT-26-00500', customerName: 'Ada', order: null };
  await choose(aStatement({ credits: [aBankLine({ state: 'unknown', orders: [], text: 'ADA' })] }));
  api
    .on('GET', `${paths.adminQuotes}?search=VT-26-00500`, mockResponses.list([quote]))
    .on('GET', paths.adminQuote(quote.id), mockResponses.ok(quote));
  await user.selectOptions(await screen.findByRole('combobox'), 'Another order …');
  await user.type(screen.getByRole('textbox'), 'vt-26-00500{Enter}');
  expect(await screen.findByRole('combobox')).toHaveDisplayValue('VT-26-00500 · Ada');
  await user.click(screen.getByRole('button', { name: 'Save 1 payment' }));
  expect(api.sent('POST', paths.bankStatements)[0]?.body).toMatchObject({ lines: [{ quoteId: quote.id }] });
});

it('says so if SumUp lists another amount for a payout', async () => {
  const payout = { reference: 'PID1', amount: '12.00' };
  await choose(
    aStatement({ credits: [aBankLine({ state: 'payout', orders: [], amount: '11.00', payout })] }),
  );
  expect(await screen.findByText('SumUp lists £12.00 for this payout.')).toBeVisible();
});

it('names the rows of a file that cannot be imported', async () => {
  const problems = [{ row: 7, message: 'The file is cut off: this row has 2 of 6 columns.' }];
  await choose(aStatement({ problems, credits: [] }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Nothing was imported. Please download the statement again.')).toBeVisible();
  expect(alert.getByText('Row 7')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
});
