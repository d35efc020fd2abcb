import type { ReactNode } from 'react';
import { Reference } from './reference';

/** Of quotes, orders, invoices and payments: 'VT-26-00412', 'VT-26-00412-1'. */
const reference = /(\b[A-Z]{1,3}-\d{2,4}-\d{4,}(?:-\d+)?\b)/;

/**
 * Words in which no reference is broken at one of its hyphens ('VT-26-' at the end of a line and '00412' below would be
 * read as two) or changed by a translator.
 */
export const wholeReferences = (words: ReactNode): ReactNode =>
  typeof words === 'string' && reference.test(words)
    ? words
        .split(reference)
        .map((part, index) => (index % 2 === 1 ? <Reference key={index}>{part}</Reference> : part))
    : words;
