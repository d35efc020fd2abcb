import type { ReactNode } from 'react';
import { Grid, Row } from './frame/layout';
import { textBlock, mailComponent } from './mail-component';
import { textStyles } from './frame/text-styles';
import { wholeReferences } from './whole-references';

/** Something that must not be overlooked. */
export const Notice = mailComponent<{ title: string; children: ReactNode }>(
  ({ title, children }) => {
    const titleStyle = textStyles(15, 'warn');
    const textStyle = textStyles(15, 'ink');
    return (
      <Row above={8} below={18}>
        <Grid ground="warnTint">
          <tr>
            <td
              className={`${textStyle.className} w`}
              style={{ ...textStyle.style, padding: '14px 18px', wordBreak: 'break-word' }}
            >
              <b className={titleStyle.className} style={{ ...titleStyle.style, fontWeight: 600 }}>
                {title}
              </b>
              <br />
              {wholeReferences(children)}
            </td>
          </tr>
        </Grid>
      </Row>
    );
  },
  ({ title, children }, renderText) => textBlock(`${title}:`, renderText(children)),
);
