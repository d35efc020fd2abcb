import type { ReactNode } from 'react';

/** References of quotes, orders and invoices. */
const reference = /(\b[A-Z]{1,3}-\d{2,4}-\d{4,}\b)/;

/** Keeps references from breaking at a hyphen: 'VT-26-' and '00412' would read as two. */
export const wholeReferences = (words: ReactNode): ReactNode =>
  typeof words === 'string' && reference.test(words)
    ? words.split(reference).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="a">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : words;
