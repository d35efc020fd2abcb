import type { ReactNode } from 'react';
import { textBlock, mailComponent } from './mail-component';
import { Row } from './frame/layout';
import { textStyles } from './frame/text-styles';
import { wholeReferences } from './whole-references';

interface ParagraphProps {
  children: ReactNode;
  /** The first one below the title. */
  isIntro?: true;
}

export const Paragraph = mailComponent<ParagraphProps>(
  ({ children, isIntro }) => {
    const { className, style } = textStyles(isIntro ? 16 : 15, 'ink2', 1.55);
    return (
      <Row below={isIntro ? 22 : 14}>
        <p className={`${className} w`} style={{ ...style, margin: 0, wordBreak: 'break-word' }}>
          {wholeReferences(children)}
        </p>
      </Row>
    );
  },
  ({ children }, renderText) => textBlock(renderText(children)),
);

export const Strong = mailComponent<{ children: ReactNode }>(
  ({ children }) => <b style={{ fontWeight: 600 }}>{children}</b>,
  ({ children }, renderText) => renderText(children),
);
