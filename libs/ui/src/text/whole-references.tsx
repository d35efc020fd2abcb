import type { ReactNode } from 'react';
import { Reference } from './reference';

/** References of quotes, orders, invoices and payments: 'VT-26-00412', 'VT-26-00412-1'. */
const reference = /(\b[A-Z]{1,3}-\d{2,4}-\d{4,}(?:-\d+)?\b)/;
/** References, amounts such as '-£1,204.50', and email addresses. */
const untranslated = new RegExp(
  `${reference.source.slice(0, -1)}|[-−]?£\\d+(?:,\\d{3})*(?:\\.\\d{2})?|[\\w.+'-]+@[\\w-]+(?:\\.[\\w-]+)+)`,
);

/** Keeps references from being translated and from breaking at a hyphen: 'VT-26-' and '00412' would read as two. */
export const wholeReferences = (words: ReactNode): ReactNode => splitUnbroken(words, reference);

/** Also keeps amounts and email addresses, for pages that customers may translate. */
export const wholeReferencesAndAmounts = (words: ReactNode): ReactNode => splitUnbroken(words, untranslated);

const splitUnbroken = (words: ReactNode, pattern: RegExp): ReactNode =>
  typeof words === 'string' && pattern.test(words)
    ? words.split(pattern).map((part, index) => (index % 2 === 1 ? unbroken(part, index) : part))
    : words;

/** An email address may be longer than a line. */
const unbroken = (part: string, key: number) =>
  part.includes('@') ? (
    <span key={key} translate="no">
      {part}
    </span>
  ) : (
    <Reference key={key}>{part}</Reference>
  );
