import { textBlock, mailComponent } from '../mail-component';
import { Row } from './layout';
import { headingStyles } from './text-styles';
import { wholeReferences } from '../whole-references';

export const Title = mailComponent<{ children: string }>(
  ({ children }) => {
    const { className, style } = headingStyles(38, 'ink', 1.1);
    return (
      <Row above={34} below={14}>
        <h1 className={`h ${className}`} style={{ ...style, margin: 0 }}>
          {wholeReferences(children)}
        </h1>
      </Row>
    );
  },
  ({ children }) => textBlock(children, '='.repeat(children.length)),
);

export const SectionTitle = mailComponent<{ children: string }>(
  ({ children }) => {
    const { className, style } = headingStyles(25, 'ink', 1.2);
    return (
      <Row above={30} below={6}>
        <h2 className={className} style={{ ...style, margin: 0 }}>
          {wholeReferences(children)}
        </h2>
      </Row>
    );
  },
  ({ children }) => textBlock(children, '-'.repeat(children.length)),
);
