import type { CSSProperties } from 'react';
import { bgcolor, paint } from './paint';

const widthPx = 24;
const basinPx = 16;
/** A row as low as it says; Outlook, which makes every row as high as a letter, is not shown the mark. */
const low = (height: number): CSSProperties => ({ fontSize: 0, lineHeight: `${height}px` });
const hidden: CSSProperties & { msoHide: string } = { msoHide: 'all' };

/**
 * The shop's mark, a top with its basin and the chalk line that measures it, of table cells: it needs no picture to be
 * loaded, and a drawing would not be shown.
 */
export function LogoMark() {
  const line = paint({ ground: 'chalk' });
  const stone = paint({ ground: 'ink' });
  return (
    <table
      role="presentation"
      width={widthPx}
      cellPadding="0"
      cellSpacing="0"
      border={0}
      aria-hidden="true"
      style={hidden}
    >
      <tbody>
        <tr>
          <td
            height={1}
            {...bgcolor('chalk')}
            className={line.className}
            style={{ ...line.style, ...low(1) }}
          >
            &nbsp;
          </td>
        </tr>
        <tr>
          <td height={4} style={low(4)}>
            &nbsp;
          </td>
        </tr>
        <tr>
          <td
            height={5}
            {...bgcolor('ink')}
            className={stone.className}
            style={{ ...stone.style, ...low(5) }}
          >
            &nbsp;
          </td>
        </tr>
        <tr>
          <td align="center">
            <Basin />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Basin() {
  const edge = '2px solid #1B1D1C';
  return (
    <table role="presentation" width={basinPx} cellPadding="0" cellSpacing="0" border={0} style={hidden}>
      <tbody>
        <tr>
          <td
            height={6}
            className="m e-ink"
            style={{ ...low(6), borderLeft: edge, borderRight: edge, borderBottom: edge }}
          >
            &nbsp;
          </td>
        </tr>
      </tbody>
    </table>
  );
}
