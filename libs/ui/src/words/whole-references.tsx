import type { ReactNode } from 'react';

/** Of quotes, orders and invoices: 'VT-26-00412'. */
const reference = /(\b[A-Z]{2,3}-\d{2,4}-\d{4,}\b)/;

/**
 * Words in which no reference is broken at one of its hyphens ('VT-26-' at the end of a line and '00412' below would be
 * read as two) or changed by a translator.
 */
export const wholeReferences = (words: ReactNode): ReactNode =>
  typeof words === 'string' && reference.test(words)
    ? words.split(reference).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} translate="no" className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : words;
