import { block, part } from './part';
import { Row } from './row';
import { display } from './type';
import { wholeReferences } from './whole-references';

/** What the mail is, in a few words. */
export const Title = part<{ children: string }>(
  ({ children }) => {
    const { className, style } = display(38, 'ink', 1.1);
    return (
      <Row above={34} below={14}>
        <h1 className={`h ${className}`} style={{ ...style, margin: 0 }}>
          {wholeReferences(children)}
        </h1>
      </Row>
    );
  },
  ({ children }) => block(children, '='.repeat(children.length)),
);
