import type { BankLine, BankStatementPreview } from '@app/contracts';

/** As in the preview's ids. */
const idOf = (row: number) => String(row).padStart(43, 'k');

export const aBankLine = ({ row = 2, ...change }: Partial<BankLine> & { row?: number } = {}): BankLine => ({
  id: idOf(row),
  paidOn: '2026-11-21',
  amount: '321.30',
  text: 'MARSH E OR-26-00031 BGC',
  state: 'matched',
  orders: [
    {
      quoteId: 'kLSwY2vXZwqkrDQuVyeBfQ',
      order: { id: 'o1LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00031' },
      reference: 'VT-26-00412',
      customerName: 'Eleanor Marsh',
      due: '321.30',
      dueFor: 'balance',
      because: 'reference',
    },
  ],
  payout: null,
  isKept: false,
  recordedOn: null,
  isPerhapsImported: false,
  ...change,
});

export const aStatement = (change: Partial<BankStatementPreview> = {}): BankStatementPreview => {
  const [order] = aBankLine().orders;
  return {
    bank: 'Barclays',
    problems: [],
    credits: [
      aBankLine(),
      aBankLine({
        row: 3,
        amount: '47.70',
        text: 'MR & MRS P OKONKWO-FITZGERALD KITCHEN AND BATHROOM TOPS',
        state: 'recorded',
      }),
      aBankLine({
        row: 4,
        amount: '200.00',
        text: 'MARSH',
        state: 'suggested',
        isPerhapsImported: true,
        orders: order ? [{ ...order, because: 'name' }] : [],
      }),
      aBankLine({ row: 5, amount: '12.00', text: 'HMRC VAT REPAYMENT', state: 'unknown', orders: [] }),
      aBankLine({
        row: 6,
        state: 'imported',
        orders: [],
        recordedOn: {
          order: { id: 'o1LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00031' },
          customerName: 'Eleanor Marsh',
        },
      }),
      aBankLine({
        row: 8,
        amount: '1240.17',
        text: 'PID1449450-SUMUP',
        state: 'payout',
        orders: [],
        payout: { reference: 'SUMUP PID1449450 PAYOUT 201126', amount: '1240.17' },
      }),
      aBankLine({ row: 7, amount: '9.00', text: 'INTEREST', state: 'set-aside', orders: [] }),
    ],
    debits: 31,
    ...change,
  };
};

export function aStatementFile(content = 'Number,Date,Account,Amount,Subcategory,Memo\n') {
  const file = new File([content], 'statement.csv', { type: 'text/csv' });
  // jsdom cannot read files.
  return Object.assign(file, {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer),
  });
}
