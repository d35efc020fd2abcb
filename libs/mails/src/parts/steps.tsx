import { Grid, Row } from './frame/layout';
import { textBlock, mailComponent } from './mail-component';
import { headingStyles, textStyles } from './frame/text-styles';
import { wholeReferences } from './whole-references';

/** A numbered list of steps. */
export const Steps = mailComponent<{ steps: readonly string[] }>(
  ({ steps }) => {
    const numberStyle = headingStyles(21);
    const textStyle = textStyles(15, 'ink2');
    return (
      <Row below={16}>
        <Grid>
          {steps.map((step, index) => (
            <tr key={step}>
              <td
                width="34"
                valign="top"
                className={numberStyle.className}
                style={{ ...numberStyle.style, padding: '8px 0' }}
              >
                {index + 1}
              </td>
              <td className={textStyle.className} style={{ ...textStyle.style, padding: '8px 0' }}>
                {wholeReferences(step)}
              </td>
            </tr>
          ))}
        </Grid>
      </Row>
    );
  },
  ({ steps }) => textBlock(...steps.map((step, index) => `${index + 1}. ${step}`)),
);
