import { Fragment } from 'react';
import { TextLink, type Action } from './actions';
import { Grid, Row } from './frame/layout';
import { hairline } from './frame/color-styles';
import { textBlock, mailComponent } from './mail-component';
import { headingStyles, textStyles } from './frame/text-styles';
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

/** Lines of a price, with amounts on the right. */
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
  ({ lines, total }) => textBlock(...lines.map(lineAsText), total && `Total, inc. VAT: ${total}`),
);

const lineAsText = ({ label, notes = [], href, links = [], amount }: Line) =>
  [`${label}: ${amount}`, ...notes, href, ...links.flatMap((link) => [`${link.label}:`, link.href])]
    .filter(Boolean)
    .join('\n  ');

function PriceLine({ label, notes = [], href, links = [], amount, isStrong }: Line) {
  const textStyle = textStyles(15, 'ink', 1.4);
  const cell = { padding: '11px 0', borderBottom: hairline(), ...(isStrong && { fontWeight: 600 }) };
  return (
    <tr>
      <td
        className={`${textStyle.className} e-line w`}
        style={{ ...textStyle.style, ...cell, wordBreak: 'break-word' }}
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
        className={`${textStyle.className} e-line n a`}
        style={{ ...textStyle.style, ...cell, paddingLeft: 16 }}
      >
        {amount}
      </td>
    </tr>
  );
}

function Note({ words }: { words: string }) {
  const { className, style } = textStyles(13, 'ink3', 1.4);
  return (
    <>
      <br />
      <span className={className} style={{ ...style, fontWeight: 400 }}>
        {wholeReferences(words)}
      </span>
    </>
  );
}

/** In a separate table, because such a wide amount would narrow the text of the lines above. */
function Total({ amount }: { amount: string }) {
  const textStyle = textStyles(15, 'ink', 1.4);
  const figureStyle = headingStyles(42);
  const padding = '16px 0 4px';
  return (
    <Grid>
      <tr>
        <td className={textStyle.className} style={{ ...textStyle.style, padding, fontWeight: 600 }}>
          Total
          <Note words="inc. VAT" />
        </td>
        <td
          align="right"
          className={`${figureStyle.className} f a`}
          style={{ ...figureStyle.style, padding, paddingLeft: 16 }}
        >
          {amount}
        </td>
      </tr>
    </Grid>
  );
}
