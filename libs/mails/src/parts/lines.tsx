import { Fragment } from 'react';
import { TextLink, type Action } from './actions';
import { Grid, Row } from './frame/layout';
import { hairline } from './frame/paint';
import { block, mailComponent } from './mail-component';
import { display, typeset } from './frame/type';
import { wholeReferences } from './whole-references';

export interface Line {
  label: string;
  notes?: readonly string[];
  /** A page with more about it. */
  href?: string;
  /** Further actions. */
  links?: readonly Action[];
  /** With pound sign; a deduction with its minus. */
  amount: string;
  isStrong?: boolean;
}

interface LinesProps {
  lines: readonly Line[];
  /** The sum, VAT included; absent for a single line. */
  total?: string;
}

/** Prices line by line, figures on the right. */
export const Lines = mailComponent<LinesProps>(
  ({ lines, total }) => (
    <Row below={22}>
      <Grid>
        {lines.map((line, index) => (
          <PriceLine key={index} {...line} />
        ))}
      </Grid>
      {total && <Total amount={total} />}
    </Row>
  ),
  ({ lines, total }) => block(...lines.map(lineAsText), total && `Total, inc. VAT: ${total}`),
);

const lineAsText = ({ label, notes = [], href, links = [], amount }: Line) =>
  [`${label}: ${amount}`, ...notes, href, ...links.flatMap((link) => [`${link.label}:`, link.href])]
    .filter(Boolean)
    .join('\n  ');

function PriceLine({ label, notes = [], href, links = [], amount, isStrong }: Line) {
  const words = typeset(15, 'ink', 1.4);
  const cell = { padding: '11px 0', borderBottom: hairline(), ...(isStrong && { fontWeight: 600 }) };
  return (
    <tr>
      <td
        className={`${words.className} e-line w`}
        style={{ ...words.style, ...cell, wordBreak: 'break-word' }}
      >
        {href ? <TextLink label={label} href={href} /> : wholeReferences(label)}
        {notes.map((note) => (
          <Note key={note} words={note} />
        ))}
        {links.map((link, index) => (
          <Fragment key={link.href}>
            {index ? ' \u00a0 ' : <br />}
            <TextLink {...link} fontSize={13} />
          </Fragment>
        ))}
      </td>
      <td
        align="right"
        valign="top"
        className={`${words.className} e-line n a`}
        style={{ ...words.style, ...cell, paddingLeft: 16 }}
      >
        {amount}
      </td>
    </tr>
  );
}

function Note({ words }: { words: string }) {
  const { className, style } = typeset(13, 'ink3', 1.4);
  return (
    <>
      <br />
      <span className={className} style={{ ...style, fontWeight: 400 }}>
        {wholeReferences(words)}
      </span>
    </>
  );
}

/** In its own table: a figure this wide would narrow the text of the lines above. */
function Total({ amount }: { amount: string }) {
  const words = typeset(15, 'ink', 1.4);
  const figure = display(42);
  const padding = '16px 0 4px';
  return (
    <Grid>
      <tr>
        <td className={words.className} style={{ ...words.style, padding, fontWeight: 600 }}>
          Total
          <Note words="inc. VAT" />
        </td>
        <td
          align="right"
          className={`${figure.className} f a`}
          style={{ ...figure.style, padding, paddingLeft: 16 }}
        >
          {amount}
        </td>
      </tr>
    </Grid>
  );
}
