import { findTestCard, type TestCard } from '../checkouts/test-cards';

export type CardField = 'number' | 'expiry' | 'cvv';
export type CardProblems = Partial<Record<CardField, string>>;
export type CardForm = Readonly<Record<string, string | undefined>>;

interface Reading {
  card?: TestCard;
  problems: CardProblems;
}

/** Reads the form. Anything but a test card is refused and not stored. */
export function readCardForm(form: CardForm, nowMs: number): Reading {
  const card = findTestCard(form.number ?? '');
  const problems: CardProblems = {
    ...(!form.number?.trim() && { number: 'Enter a card number.' }),
    ...(form.number?.trim() && !card && { number: 'Use one of the test cards below; this is a sandbox.' }),
    ...expiryProblem(form.expiry?.trim() ?? '', nowMs),
    ...(!/^\d{3,4}$/.test(form.cvv?.trim() ?? '') && {
      cvv: 'Enter the 3 or 4 digits of the security code.',
    }),
  };
  return { card, problems };
}

function expiryProblem(text: string, nowMs: number): CardProblems {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d\d)$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) {
    return { expiry: 'Enter the expiry date as month and year, such as 08/30.' };
  }
  // A card is valid until the end of its month.
  const endMs = Date.UTC(2000 + Number(year), Number(month), 1);
  return endMs > nowMs ? {} : { expiry: 'This card has expired; enter a date in the future.' };
}
