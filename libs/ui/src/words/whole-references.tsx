import type { ReactNode } from 'react';
import { Reference } from './reference';

/** Of quotes, orders, invoices and payments: 'VT-26-00412', 'VT-26-00412-1'. */
const reference = /(\b[A-Z]{1,3}-\d{2,4}-\d{4,}(?:-\d+)?\b)/;
/** Also amounts, '-£1,204.50', and email addresses. */
const untouched = new RegExp(
  `${reference.source.slice(0, -1)}|[-−]?£\\d+(?:,\\d{3})*(?:\\.\\d{2})?|[\\w.+'-]+@[\\w-]+(?:\\.[\\w-]+)+)`,
);

/**
 * Words in which no reference is broken at one of its hyphens ('VT-26-' at the end of a line and '00412' below would be
 * read as two) or changed by a translator.
 */
export const wholeReferences = (words: ReactNode): ReactNode => keep(words, reference);

/** The same for amounts and email addresses, where customers may have the page translated. */
export const wholeWords = (words: ReactNode): ReactNode => keep(words, untouched);

const keep = (words: ReactNode, kept: RegExp): ReactNode =>
  typeof words === 'string' && kept.test(words)
    ? words.split(kept).map((part, index) => (index % 2 === 1 ? whole(part, index) : part))
    : words;

/** An address may be longer than a line. */
const whole = (part: string, key: number) =>
  part.includes('@') ? (
    <span key={key} translate="no">
      {part}
    </span>
  ) : (
    <Reference key={key}>{part}</Reference>
  );
