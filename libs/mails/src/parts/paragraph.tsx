import type { ReactNode } from 'react';
import { block, mailComponent } from './mail-component';
import { Row } from './frame/layout';
import { typeset } from './frame/type';
import { wholeReferences } from './whole-references';

interface ParagraphProps {
  children: ReactNode;
  /** The first one below the title. */
  isLede?: true;
}

export const Paragraph = mailComponent<ParagraphProps>(
  ({ children, isLede }) => {
    const { className, style } = typeset(isLede ? 16 : 15, 'ink2', 1.55);
    return (
      <Row below={isLede ? 22 : 14}>
        <p className={`${className} w`} style={{ ...style, margin: 0, wordBreak: 'break-word' }}>
          {wholeReferences(children)}
        </p>
      </Row>
    );
  },
  ({ children }, read) => block(read(children)),
);

export const Strong = mailComponent<{ children: ReactNode }>(
  ({ children }) => <b style={{ fontWeight: 600 }}>{children}</b>,
  ({ children }, read) => read(children),
);
