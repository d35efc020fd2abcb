import { TextLink } from './actions';
import { Grid } from './grid';
import { hairline } from './paint';
import { block, part } from './part';
import { Row } from './row';
import { display, typeset } from './type';

export interface Line {
  label: string;
  note?: string;
  /** Where there is more about it. */
  href?: string;
  /** With its pound sign; one that is taken off with its minus. */
  amount: string;
  isStrong?: boolean;
}

interface LinesProps {
  lines: readonly Line[];
  /** What they come to. */
  total?: Line;
}

/** What something costs, one line below the other, the figures at the right. */
export const Lines = part<LinesProps>(
  ({ lines, total }) => (
    <Row below={22}>
      <Grid>
        {lines.map((line, index) => (
          <PriceLine key={index} {...line} />
        ))}
        {total && <TotalLine {...total} />}
      </Grid>
    </Row>
  ),
  ({ lines, total }) => block(...[...lines, ...(total ? [total] : [])].map(inWords)),
);

const inWords = ({ label, note, href, amount }: Line) =>
  [`${label}: ${amount}`, note, href].filter(Boolean).join('\n  ');

function PriceLine({ label, note, href, amount, isStrong }: Line) {
  const words = typeset(15, 'ink', 1.4);
  const small = typeset(13.5, 'ink3', 1.4);
  const cell = { padding: '11px 0', borderBottom: hairline(), ...(isStrong && { fontWeight: 600 }) };
  return (
    <tr>
      <td
        className={`${words.className} e-line w`}
        style={{ ...words.style, ...cell, wordBreak: 'break-word' }}
      >
        {href ? <TextLink label={label} href={href} /> : label}
        {note && (
          <>
            <br />
            <span className={small.className} style={{ ...small.style, fontWeight: 400 }}>
              {note}
            </span>
          </>
        )}
      </td>
      <td
        align="right"
        valign="top"
        className={`${words.className} e-line n`}
        style={{ ...words.style, ...cell, paddingLeft: 16 }}
      >
        {amount}
      </td>
    </tr>
  );
}

function TotalLine({ label, note, amount }: Line) {
  const words = typeset(15, 'ink', 1.4);
  const small = typeset(13.5, 'ink3', 1.4);
  const figure = display(42, 'ink', 1.1);
  return (
    <tr>
      <td className={words.className} style={{ ...words.style, padding: '18px 0 4px', fontWeight: 600 }}>
        {label}
        {note && (
          <>
            <br />
            <span className={small.className} style={{ ...small.style, fontWeight: 400 }}>
              {note}
            </span>
          </>
        )}
      </td>
      <td align="right" className={figure.className} style={{ ...figure.style, padding: '18px 0 4px 16px' }}>
        {amount}
      </td>
    </tr>
  );
}
