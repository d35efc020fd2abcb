type CardBehaviour = 'pays' | 'asks-bank' | 'bank-refuses' | 'declined';

export interface TestCard {
  number: string;
  type: 'VISA' | 'MASTERCARD';
  behaviour: CardBehaviour;
  /** Shown on the page. */
  meaning: string;
}

/** Used if no card was chosen. */
export const goodCard: TestCard = {
  number: '4200000000000091',
  type: 'VISA',
  behaviour: 'pays',
  meaning: 'pays',
};

/** SumUp's own test cards, plus one for a case it has none for. Other numbers are refused. */
export const testCards: readonly TestCard[] = [
  goodCard,
  { number: '5200000000000007', type: 'MASTERCARD', behaviour: 'pays', meaning: 'pays' },
  {
    number: '4200000000000042',
    type: 'VISA',
    behaviour: 'asks-bank',
    meaning: 'asks you to confirm with your bank (3-D Secure)',
  },
  {
    number: '4012001037461114',
    type: 'VISA',
    behaviour: 'bank-refuses',
    meaning: 'fails the bank’s check (3-D Secure)',
  },
  { number: '4000000000000002', type: 'VISA', behaviour: 'declined', meaning: 'is declined' },
];

/** Ignores separators between the digits. */
export const findTestCard = (typed: string): TestCard | undefined =>
  testCards.find(({ number }) => number === typed.replace(/[\s-]/g, ''));

/** Amounts that SumUp's test account declines with any card: £11.00, £42.01, £42.76, £42.91. */
export const declinedPence: ReadonlySet<number> = new Set([1_100, 4_201, 4_276, 4_291]);

export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
