import { Fragment, type ReactNode } from 'react';
import { Grid, Row } from './frame/layout';
import { hairline } from './frame/color-styles';
import { textBlock, mailComponent } from './mail-component';
import { textStyles } from './frame/text-styles';
import { wholeReferences } from './whole-references';

export interface Detail {
  label: string;
  note?: ReactNode;
  /** Empty: the line is left out. */
  value: ReactNode;
}

/** A table with labels on the left and values on the right. */
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
  ({ facts }, renderText) =>
    textBlock(
      ...stated(facts).map(
        ({ label, note, value }) =>
          `${label}: ${[renderText(value), renderText(note)].filter(Boolean).join(' – ')}`,
      ),
    ),
);

const stated = (facts: readonly Detail[]) =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '');

function DetailRow({ label, note, value }: Detail) {
  const textStyle = textStyles(15, 'ink', 1.4);
  const noteStyle = textStyles(13, 'ink3', 1.4);
  const cell = { padding: '11px 0', borderBottom: hairline() };
  return (
    <tr>
      <td
        width="38%"
        valign="top"
        className={`${textStyle.className} e-line w`}
        style={{ ...textStyle.style, ...cell, wordBreak: 'break-word' }}
      >
        {wholeReferences(label)}
        {note && (
          <Fragment>
            <br />
            <span {...noteStyle}>{wholeReferences(note)}</span>
          </Fragment>
        )}
      </td>
      <td
        align="right"
        valign="top"
        className={`${textStyle.className} e-line n w`}
        style={{ ...textStyle.style, ...cell, paddingLeft: 16, wordBreak: 'break-word' }}
      >
        {wholeReferences(value)}
      </td>
    </tr>
  );
}
