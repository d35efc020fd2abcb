import { Grid, Row } from './frame/layout';
import { textBlock, mailComponent } from './mail-component';
import { headingStyles, textStyles } from './frame/text-styles';

/** The amount that the mail is about, highlighted. */
export const Figure = mailComponent<{ label: string; amount: string }>(
  ({ label, amount }) => {
    const textStyle = textStyles(15, 'ok', 1.4);
    const figureStyle = headingStyles(34, 'ok');
    return (
      <Row below={12}>
        <Grid ground="okTint">
          <tr>
            <td
              className={textStyle.className}
              style={{ ...textStyle.style, padding: '12px 20px', fontWeight: 600 }}
            >
              {label}
            </td>
            <td
              align="right"
              className={`${figureStyle.className} a`}
              style={{ ...figureStyle.style, padding: '12px 20px' }}
            >
              {amount}
            </td>
          </tr>
        </Grid>
      </Row>
    );
  },
  ({ label, amount }) => textBlock(`${label}: ${amount}`),
);
