import type { ReactNode } from 'react';
import { Grid, Row } from './frame/layout';
import { block, mailComponent } from './mail-component';
import { typeset } from './frame/type';
import { wholeReferences } from './whole-references';

/** Something that must not be overlooked. */
export const Notice = mailComponent<{ title: string; children: ReactNode }>(
  ({ title, children }) => {
    const name = typeset(15, 'warn');
    const words = typeset(15, 'ink');
    return (
      <Row above={8} below={18}>
        <Grid ground="warnTint">
          <tr>
            <td
              className={`${words.className} w`}
              style={{ ...words.style, padding: '14px 18px', wordBreak: 'break-word' }}
            >
              <b className={name.className} style={{ ...name.style, fontWeight: 600 }}>
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
  ({ title, children }, read) => block(`${title}:`, read(children)),
);
