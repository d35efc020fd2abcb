import type { ReactNode } from 'react';
import { textBlock, mailComponent } from './mail-component';
import { Row } from './frame/layout';
import { textStyles } from './frame/text-styles';
import { wholeReferences } from './whole-references';

export interface Clause {
  label: string;
  /** One paragraph each; none: left out. */
  paragraphs: readonly ReactNode[];
}

/** Texts that the law requires in full, each under its heading. */
export const Clauses = mailComponent<{ clauses: readonly Clause[] }>(
  ({ clauses }) =>
    clausesAsText(clauses).map(({ label, paragraphs }) => {
      const textStyle = textStyles(14, 'ink2', 1.5);
      const titleStyle = textStyles(14, 'ink', 1.5);
      return (
        <Row key={label} below={14}>
          <p className={titleStyle.className} style={{ ...titleStyle.style, margin: 0, fontWeight: 600 }}>
            {label}
          </p>
          {paragraphs.map((paragraph, index) => (
            <p
              key={index}
              className={`${textStyle.className} w`}
              style={{ ...textStyle.style, margin: '2px 0 0', wordBreak: 'break-word' }}
            >
              {wholeReferences(paragraph)}
            </p>
          ))}
        </Row>
      );
    }),
  ({ clauses }, renderText) =>
    clausesAsText(clauses)
      .map(({ label, paragraphs }) => textBlock(label, ...paragraphs.map(renderText)))
      .join(''),
);

const clausesAsText = (clauses: readonly Clause[]) =>
  clauses
    .map(({ label, paragraphs }) => ({ label, paragraphs: paragraphs.filter(Boolean) }))
    .filter(({ paragraphs }) => paragraphs.length);
