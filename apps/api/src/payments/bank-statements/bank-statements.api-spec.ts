import {
  type AdminCountsResponse,
  type BankLine,
  type BankLineDecision,
  type BankStatementPreview,
  type ImportBankStatementResponse,
  type MoneySummary,
  paths,
} from '@app/contracts';
import { auditEntriesOf } from '../../testing/audit-entries';
import { digestOfDatabase } from '../../testing/database/digest-of-database';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { newIdempotencyKey, withKey } from '../testing/a-deposit';
import { useRecordedPayments } from '../testing/use-recorded-payments';

const { api, staff, today, record, undo, orderOf, moneyOf, aQuoteWithCustomer } = useRecordedPayments();

/** A Barclays file with these lines, received today. */
const statementOf = (...lines: readonly (readonly [amount: string, text: string])[]) =>
  [
    'Number,Date,Account,Amount,Subcategory,Memo',
    ...lines.map(
      ([amount, text]) => `,${today().split('-').reverse().join('/')},20-00-00 1,${amount},Credit,${text}`,
    ),
  ].join('\r\n');
const preview = (statement: string) =>
  expectSuccess<BankStatementPreview>(staff.post(paths.previewBankStatement, { statement }));
const importLines = (statement: string, lines: readonly BankLineDecision[]) =>
  expectSuccess<ImportBankStatementResponse>(staff.post(paths.bankStatements, { statement, lines }));
async function onlyCredit(statement: string): Promise<BankLine> {
  const [credit] = (await preview(statement)).credits;
  if (!credit) throw new Error('there is no credit');
  return credit;
}
const undecided = () => expectSuccess<BankLine[]>(staff.get(paths.undecidedBankLines));
const decide = (lines: readonly BankLineDecision[]) =>
  expectSuccess<ImportBankStatementResponse>(staff.post(paths.undecidedBankLines, { lines }));
async function counted() {
  const counts = await expectSuccess<AdminCountsResponse>(staff.get(paths.adminCounts));
  const summary = await expectSuccess<MoneySummary>(staff.get(paths.moneySummary));
  return [counts.undecidedTransfers, summary.undecided];
}
/** An order of £357.00 with a paid deposit of £35.70. */
async function anOrder() {
  const { id, reference: quoteReference } = await aQuoteWithCustomer();
  await record(id);
  const { reference } = await orderOf(id);
  return { quoteId: id, quoteReference, reference };
}
const recordAll = async (statement: string) => {
  const { credits } = await preview(statement);
  const lines = credits
    .filter(({ state }) => state === 'matched' || state === 'recorded')
    .map(({ id, orders }) => ({ id, quoteId: orders[0]?.quoteId ?? null }));
  return importLines(statement, lines);
};

it('matches a transfer by reference and amount, and records it once as one line of the order', async () => {
  const { quoteId, reference } = await anOrder();
  const statement = statementOf(['-12.00', 'TILES'], ['321.30', `LOVELACE A ${reference}`]);
  const { bank, problems, credits, debits } = await preview(statement);
  expect({ bank, problems, debits }).toEqual({ bank: 'Barclays', problems: [], debits: 1 });
  expect(credits).toMatchObject([
    {
      paidOn: today(),
      amount: '321.30',
      text: `LOVELACE A ${reference}`,
      state: 'matched',
      orders: [{ quoteId, order: { reference }, due: '321.30', dueFor: 'later', because: 'reference' }],
    },
  ]);
  expect(await recordAll(statement)).toEqual({
    recorded: 1,
    amount: '321.30',
    linked: 0,
    setAside: 0,
    repeated: 0,
    undecided: 0,
    refused: [],
  });
  const { received, balance, entries } = await moneyOf(quoteId);
  expect({ received, balance }).toEqual({ received: '357.00', balance: '0.00' });
  expect(entries.filter(({ method }) => method === 'bank-transfer')).toMatchObject([
    { amount: '321.30', note: `LOVELACE A ${reference}`, kind: 'payment' },
  ]);
  expect(await onlyCredit(statement)).toMatchObject({
    state: 'imported',
    recordedOn: { order: { reference }, customerName: 'Ada Lovelace' },
  });
  expect(await auditEntriesOf(api, today())).toMatchObject([
    { action: 'bank-statement.import', after: { recorded: 1, amount: '321.30' } },
  ]);
});

it('records nothing twice if the request is repeated or sent twice at the same time', async () => {
  const { quoteId, reference } = await anOrder();
  const statement = statementOf(['100.00', reference]);
  const { id } = await onlyCredit(statement);
  const lines = [{ id, quoteId }];
  const results = await Promise.all([importLines(statement, lines), importLines(statement, lines)]);
  expect(results.map(({ recorded, repeated }) => [recorded, repeated]).toSorted()).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(await importLines(statement, lines)).toMatchObject({ recorded: 0, repeated: 1 });
  expect((await moneyOf(quoteId)).received).toBe('135.70');
});

it('links a transfer that staff had recorded instead of recording it again', async () => {
  const { quoteId, reference } = await anOrder();
  await record(quoteId, { amount: '321.30', method: 'bank-transfer' });
  const statement = statementOf(['321.30', reference]);
  expect(await onlyCredit(statement)).toMatchObject({ state: 'recorded', orders: [{ quoteId }] });
  expect(await recordAll(statement)).toMatchObject({ recorded: 0, linked: 1 });
  expect((await moneyOf(quoteId)).received).toBe('357.00');
});

it('suggests orders if only some of reference, name and amount fit', async () => {
  const { quoteId, reference, quoteReference } = await anOrder();
  const stateOf = async (amount: string, text: string) => {
    const { state, orders } = await onlyCredit(statementOf([amount, text]));
    return [state, orders.find((order) => order.quoteId === quoteId)?.because];
  };
  expect(await stateOf('50.00', reference)).toEqual(['suggested', 'reference']);
  expect(await stateOf('321.30', quoteReference)).toEqual(['matched', 'reference']);
  const { credits } = await preview(statementOf(['321.30', reference], ['321.30', reference]));
  expect(credits.map(({ state }) => state)).toEqual(['matched', 'suggested']);
  expect((await onlyCredit(statementOf(['321.30', 'MRS LOVELACE TOPS']))).orders[0]?.because).toBe(
    'amount-and-name',
  );
  expect(await stateOf('0.99', 'HMRC')).toEqual(['unknown', undefined]);
});

it('suggests a quote that is not ordered, and recording its deposit orders it', async () => {
  const { id: quoteId, reference } = await aQuoteWithCustomer();
  const statement = statementOf(['35.70', `LOVELACE ${reference}`]);
  const { id, state, orders } = await onlyCredit(statement);
  expect([state, orders]).toMatchObject([
    'suggested',
    [{ quoteId, order: null, due: '35.70', dueFor: 'deposit' }],
  ]);
  expect(await importLines(statement, [{ id, quoteId }])).toMatchObject({ recorded: 1 });
  expect((await orderOf(quoteId)).reference).toMatch(/^OR-/);
});

it('recognises a payout of SumUp, which cannot be recorded on an order', async () => {
  const { quoteId } = await anOrder();
  await api.sql(
    `INSERT INTO payout_entry (provider_id, kind, pence, fee_pence, reference, paid_on, booked_on, recorded_at)
     VALUES ('p1', 'payout', 32130, 803, 'SUMUP PID77 PAYOUT', $1, $1, now()),
       ('p2', 'refund', -1000, 0, 'TREFUND', $1, $1, now())`,
    [today()],
  );
  const statement = statementOf(['303.27', 'PID77-SUMUP'], ['303.27', 'SUMUP']);
  const { credits } = await preview(statement);
  expect(credits).toMatchObject([
    { state: 'payout', orders: [], payout: { reference: 'SUMUP PID77 PAYOUT', amount: '303.27' } },
    { state: 'unknown', payout: null },
  ]);
  expect(await importLines(statement, [{ id: credits[0]?.id ?? '', quoteId }])).toMatchObject({
    recorded: 0,
    undecided: 1,
    refused: [
      { text: 'PID77-SUMUP', message: 'This is a payout of SumUp. Its card payments are recorded already.' },
    ],
  });
  expect((await moneyOf(quoteId)).received).toBe('35.70');
});

it('records an amount above the price as a credit', async () => {
  const { quoteId, reference } = await anOrder();
  const statement = statementOf(['400.00', reference]);
  const { id } = await onlyCredit(statement);
  await importLines(statement, [{ id, quoteId }]);
  expect(await moneyOf(quoteId)).toMatchObject({ received: '435.70', credit: '78.70' });
});

it('remembers that staff set a line aside, and can record it later', async () => {
  const { quoteId, reference } = await anOrder();
  const statement = statementOf(['60.00', reference]);
  const { id } = await onlyCredit(statement);
  expect(await importLines(statement, [{ id, quoteId: null }])).toMatchObject({ setAside: 1, recorded: 0 });
  expect(await onlyCredit(statement)).toMatchObject({ state: 'set-aside' });
  expect(await importLines(statement, [{ id, quoteId }])).toMatchObject({ recorded: 1 });
});

it('stores a line on which staff decide later, and counts it as undecided', async () => {
  await api.sql('DELETE FROM bank_line');
  const { quoteId, reference } = await anOrder();
  const statement = statementOf(['120.00', 'NOWAK'], ['45.00', 'HMRC'], ['20.00', reference]);
  const { credits } = await preview(statement);
  expect(await undecided()).toEqual([]);
  const lines = [{ id: credits[2]?.id ?? '', quoteId }];
  expect(await importLines(statement, lines)).toMatchObject({ recorded: 1, undecided: 2 });
  const kept = await undecided();
  expect(kept).toMatchObject([
    { id: credits[0]?.id, paidOn: today(), amount: '120.00', text: 'NOWAK', state: 'unknown' },
    { amount: '45.00', text: 'HMRC' },
  ]);
  expect(await counted()).toEqual([2, { transfers: 2, amount: '165.00' }]);
  // The same file again adds and loses nothing.
  expect(await importLines(statement, [])).toMatchObject({ recorded: 0, undecided: 2 });
  expect((await preview(statement)).credits.map(({ state }) => state)).toEqual([
    'unknown',
    'unknown',
    'imported',
  ]);

  const [nowak = '', hmrc = ''] = kept.map(({ id }) => id);
  const decisions = [
    { id: nowak, quoteId },
    { id: hmrc, quoteId: null },
  ];
  expect(await decide(decisions)).toMatchObject({ recorded: 1, setAside: 1, undecided: 0 });
  expect(await decide([{ id: nowak, quoteId }])).toMatchObject({ recorded: 0, repeated: 1 });
  expect((await moneyOf(quoteId)).entries[0]).toMatchObject({ amount: '120.00', note: 'NOWAK' });
  expect(await undecided()).toEqual([]);
  expect(await counted()).toEqual([0, { transfers: 0, amount: '0.00' }]);
  expect(await api.sql('SELECT text FROM bank_line WHERE text IS NOT NULL')).toEqual([]);
});

it('asks staff to decide again if the payment of a line was undone', async () => {
  await api.sql('DELETE FROM bank_line');
  const { quoteId, reference } = await anOrder();
  const statement = statementOf(['75.00', reference]);
  const { id } = await onlyCredit(statement);
  await importLines(statement, [{ id, quoteId }]);
  const [entry] = (await moneyOf(quoteId)).entries;
  await undo(quoteId, entry?.id);
  expect(await undecided()).toMatchObject([{ id, amount: '75.00', text: reference, state: 'suggested' }]);
  await decide([{ id, quoteId: null }]);
  expect(await undecided()).toEqual([]);
});

it('shows the deposit that is due, whatever amount was transferred', async () => {
  const { id: quoteId } = await aQuoteWithCustomer();
  await expectSuccess(
    staff.post(
      paths.adminOrders,
      {
        quoteIds: [quoteId],
        channel: 'phone',
        depositBy: 'bank-transfer',
        dueOn: today(),
        customerName: 'Ada Lovelace',
        customerPhone: '07700 900142',
        needsDelivery: false,
        totalAmount: '357.00',
      },
      withKey(newIdempotencyKey()),
    ),
  );
  const { orders } = await onlyCredit(statementOf(['291.60', 'MRS LOVELACE']));
  expect(orders.find((order) => order.quoteId === quoteId)).toMatchObject({
    due: '35.70',
    dueFor: 'deposit',
    because: 'name',
  });
});

it('records a line on the right order after its payment was undone on the wrong one', async () => {
  const [wrong, right] = [await anOrder(), await anOrder()];
  const statement = statementOf(['70.00', wrong.reference]);
  const { id } = await onlyCredit(statement);
  await importLines(statement, [{ id, quoteId: wrong.quoteId }]);
  const [entry] = (await moneyOf(wrong.quoteId)).entries;
  await undo(wrong.quoteId, entry?.id);
  expect(await importLines(statement, [{ id, quoteId: right.quoteId }])).toMatchObject({ recorded: 1 });
  expect((await moneyOf(wrong.quoteId)).received).toBe('35.70');
  expect((await moneyOf(right.quoteId)).received).toBe('105.70');
});

it('warns about a line that another file may have contained, and does not match it', async () => {
  const { reference } = await anOrder();
  const statement = statementOf(['321.30', reference]);
  const { id } = await onlyCredit(statement);
  await importLines(statement, [{ id, quoteId: null }]);
  expect(await onlyCredit(statementOf(['321.30', `${reference} FPI`]))).toMatchObject({
    state: 'suggested',
    isPerhapsImported: true,
  });
});

it('records the other lines if one is rejected, and names the rejected row', async () => {
  const { quoteId, reference } = await anOrder();
  const statement = statementOf(['10.00', 'UNKNOWN'], ['20.00', reference]);
  const { credits } = await preview(statement);
  const unknown = 'AAAAAAAAAAAAAAAAAAAAAA';
  const result = await importLines(statement, [
    { id: credits[0]?.id ?? '', quoteId: unknown },
    { id: credits[1]?.id ?? '', quoteId },
  ]);
  expect(result).toMatchObject({
    recorded: 1,
    undecided: 1,
    refused: [{ amount: '10.00', text: 'UNKNOWN', message: 'We could not find this quote.' }],
  });
});

it.each([
  ['malformed', (statement: string) => statement.replace('30.00', 'thirty')],
  ['cut off', (statement: string) => statement.slice(0, statement.lastIndexOf('Credit'))],
])('changes nothing for a %s file, and names the row', async (_, spoil) => {
  const { quoteId, reference } = await anOrder();
  const statement = statementOf(['20.00', reference], ['30.00', reference]);
  const { credits } = await preview(statement);
  const before = await digestOfDatabase(api);
  expect(await preview(spoil(statement))).toMatchObject({ credits: [], problems: [{ row: 3 }] });
  const lines = credits.map(({ id }) => ({ id, quoteId }));
  const reply = await staff.post(paths.bankStatements, { statement: spoil(statement), lines });
  expectError(reply, 'statement/unreadable');
  expect(reply.json<{ details: object }>().details).toMatchObject({
    fields: [{ field: 'statement', message: expect.stringMatching(/^Row 3: /) as string }],
  });
  expect(await digestOfDatabase(api)).toEqual(before);
});

it.each([
  { statement: 'x', lines: 'all' },
  { statement: 7, lines: [] },
  { statement: 'Date,Description,Amount', lines: [{ id: 'A'.repeat(43), quoteId: null }] },
  { statement: 'Date,Description,Amount', lines: [{ id: 'x', quoteId: 7 }] },
])('refuses %j', async (request) => {
  expectError(await staff.post(paths.bankStatements, request), 'request/invalid', 'statement/unreadable');
});

it('the database rejects the same line twice', async () => {
  const insert = `INSERT INTO bank_line (key, booked_on, pence, imported_at) VALUES ('k', '2026-11-21', 1, now())`;
  await api.sql(insert);
  await expect(api.sql(insert)).rejects.toThrow(/uq_bank_line_key/);
});
