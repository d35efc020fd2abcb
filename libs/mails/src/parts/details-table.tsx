import { Fragment, type ReactNode } from 'react';
import { Grid, Row } from './frame/layout';
import { hairline } from './frame/paint';
import { block, mailComponent } from './mail-component';
import { typeset } from './frame/type';
import { wholeReferences } from './whole-references';

export interface Detail {
  label: string;
  note?: ReactNode;
  /** Empty: the line is left out. */
  value: ReactNode;
}

/** Label left, fact right: for the team, who look things up. */
export const DetailsTable = mailComponent<{ facts: readonly Detail[] }>(
  ({ facts }) => (
    <Row below={10}>
      <Grid>
        {stated(facts).map(({ label, note, value }) => (
          <DetailRow key={label} label={label} note={note} value={value} />
        ))}
      </Grid>
    </Row>
  ),
  ({ facts }, read) =>
    block(
      ...stated(facts).map(
        ({ label, note, value }) => `${label}: ${[read(value), read(note)].filter(Boolean).join(' – ')}`,
      ),
    ),
);

const stated = (facts: readonly Detail[]) =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '');

function DetailRow({ label, note, value }: Detail) {
  const words = typeset(15, 'ink', 1.4);
  const small = typeset(13, 'ink3', 1.4);
  const cell = { padding: '11px 0', borderBottom: hairline() };
  return (
    <tr>
      <td
        width="38%"
        valign="top"
        className={`${words.className} e-line w`}
        style={{ ...words.style, ...cell, wordBreak: 'break-word' }}
      >
        {wholeReferences(label)}
        {note && (
          <Fragment>
            <br />
            <span {...small}>{wholeReferences(note)}</span>
          </Fragment>
        )}
      </td>
      <td
        align="right"
        valign="top"
        className={`${words.className} e-line n w`}
        style={{ ...words.style, ...cell, paddingLeft: 16, wordBreak: 'break-word' }}
      >
        {wholeReferences(value)}
      </td>
    </tr>
  );
}
