import { block, part } from './part';
import { Row } from './row';
import { display } from './type';

export const SectionTitle = part<{ children: string }>(
  ({ children }) => {
    const { className, style } = display(25, 'ink', 1.2);
    return (
      <Row above={30} below={6}>
        <h2 className={className} style={{ ...style, margin: 0 }}>
          {children}
        </h2>
      </Row>
    );
  },
  ({ children }) => block(children, '-'.repeat(children.length)),
);
