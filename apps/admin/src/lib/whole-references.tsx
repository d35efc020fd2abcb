import type { ReactNode } from 'react';

const reference = /(VT-\d{2}-\d{5,})/;

/** Words in which no line breaks within a reference: 'VT-26-' at its end and '00412' below would be read as two. */
export const wholeReferences = (words: string): ReactNode =>
  reference.test(words)
    ? words.split(reference).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : words;
