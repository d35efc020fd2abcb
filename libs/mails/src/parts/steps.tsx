import { Grid, Row } from './frame/layout';
import { block, mailComponent } from './mail-component';
import { display, typeset } from './frame/type';
import { wholeReferences } from './whole-references';

/** What happens, in its order. */
export const Steps = mailComponent<{ steps: readonly string[] }>(
  ({ steps }) => {
    const number = display(21);
    const words = typeset(15, 'ink2');
    return (
      <Row below={16}>
        <Grid>
          {steps.map((step, index) => (
            <tr key={step}>
              <td
                width="34"
                valign="top"
                className={number.className}
                style={{ ...number.style, padding: '8px 0' }}
              >
                {index + 1}
              </td>
              <td className={words.className} style={{ ...words.style, padding: '8px 0' }}>
                {wholeReferences(step)}
              </td>
            </tr>
          ))}
        </Grid>
      </Row>
    );
  },
  ({ steps }) => block(...steps.map((step, index) => `${index + 1}. ${step}`)),
);
