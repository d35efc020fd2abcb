export interface References {
  orders: string[];
  quotes: string[];
  invoices: string[];
}

const toReference = (prefix: string, year: string, digits: string) =>
  `${prefix}-${year}-${digits.replace(/^0+(?=\d)/, '').padStart(5, '0')}`;

/** Finds our references in a bank's text, however the payer and the bank wrote them: `OR-26-00031`, `or 26 31`, `OR2600031`. */
export function referencesIn(text: string): References {
  const find = (pattern: RegExp, toText: (match: RegExpExecArray) => string) =>
    Array.from(text.toUpperCase().matchAll(pattern), (match) => toText(match));
  return {
    orders: find(/(?<![A-Z])OR[\s./-]*(\d\d)[\s./-]*(\d{1,7})(?!\d)/g, ([, year = '', digits = '']) =>
      toReference('OR', year, digits),
    ),
    quotes: find(/(?<![A-Z])VT[\s./-]*(\d\d)[\s./-]*(\d{1,7})(?!\d)/g, ([, year = '', digits = '']) =>
      toReference('VT', year, digits),
    ),
    invoices: find(
      /(?<![A-Z])([DF])[\s./-]*(20\d\d)[\s./-]*(\d{1,7})(?!\d)/g,
      ([, kind = '', year = '', digits = '']) => toReference(kind, year, digits),
    ),
  };
}

/** Words that may be a payer's name. */
export const wordsIn = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/[\p{L}'’-]{3,}/gu) ?? []),
];
