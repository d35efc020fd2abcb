import type { ReactNode } from 'react';
import { block, mailComponent } from './mail-component';
import { Row } from './frame/layout';
import { typeset } from './frame/type';
import { wholeReferences } from './whole-references';

export interface Clause {
  label: string;
  /** One paragraph each; none: left out. */
  paragraphs: readonly ReactNode[];
}

/** Text that must be stated in full, each under its heading. */
export const Clauses = mailComponent<{ clauses: readonly Clause[] }>(
  ({ clauses }) =>
    clausesAsText(clauses).map(({ label, paragraphs }) => {
      const words = typeset(14, 'ink2', 1.5);
      const name = typeset(14, 'ink', 1.5);
      return (
        <Row key={label} below={14}>
          <p className={name.className} style={{ ...name.style, margin: 0, fontWeight: 600 }}>
            {label}
          </p>
          {paragraphs.map((paragraph, index) => (
            <p
              key={index}
              className={`${words.className} w`}
              style={{ ...words.style, margin: '2px 0 0', wordBreak: 'break-word' }}
            >
              {wholeReferences(paragraph)}
            </p>
          ))}
        </Row>
      );
    }),
  ({ clauses }, read) =>
    clausesAsText(clauses)
      .map(({ label, paragraphs }) => block(label, ...paragraphs.map(read)))
      .join(''),
);

const clausesAsText = (clauses: readonly Clause[]) =>
  clauses
    .map(({ label, paragraphs }) => ({ label, paragraphs: paragraphs.filter(Boolean) }))
    .filter(({ paragraphs }) => paragraphs.length);
