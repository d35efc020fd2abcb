import { company } from '@app/content';
import { Grid, Row } from './layout';
import { LogoMark } from './logo-mark';
import { mailComponent } from '../mail-component';
import { PhoneLink } from '../contact-links';
import { headingStyles, textStyles } from './text-styles';

/** Sender and phone number. Plain text has both only at its end. */
export const Header = mailComponent<object>(
  () => {
    const titleStyle = headingStyles(23);
    const phoneStyle = textStyles(14, 'ink3');
    if (!company.name && !company.phone.display) return null;
    return (
      <Row above={24} below={22} line="below">
        <Grid>
          <tr>
            {company.name && (
              <td width="34">
                <LogoMark />
              </td>
            )}
            <td {...titleStyle}>{company.name}</td>
            <td align="right" className={`${phoneStyle.className} n`} style={phoneStyle.style}>
              {company.phone.display && <PhoneLink phone={company.phone.display} tone="head" />}
            </td>
          </tr>
        </Grid>
      </Row>
    );
  },
  () => '',
);
