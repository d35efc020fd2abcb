import { Grid, Row } from './frame/layout';
import { block, mailComponent } from './mail-component';
import { display, typeset } from './frame/type';

/** The one amount the mail is about, as good news. */
export const Figure = mailComponent<{ label: string; amount: string }>(
  ({ label, amount }) => {
    const words = typeset(15, 'ok', 1.4);
    const figure = display(34, 'ok');
    return (
      <Row below={12}>
        <Grid ground="okTint">
          <tr>
            <td className={words.className} style={{ ...words.style, padding: '12px 20px', fontWeight: 600 }}>
              {label}
            </td>
            <td
              align="right"
              className={`${figure.className} a`}
              style={{ ...figure.style, padding: '12px 20px' }}
            >
              {amount}
            </td>
          </tr>
        </Grid>
      </Row>
    );
  },
  ({ label, amount }) => block(`${label}: ${amount}`),
);
