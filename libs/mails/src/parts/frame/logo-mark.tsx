import type { CSSProperties, ReactNode } from 'react';
import type { Color } from './colors';
import { bgcolor, colorStyles } from './color-styles';

const hidden: CSSProperties & { msoHide: string } = { msoHide: 'all' };

/** The shop's logo, made of table cells because mail readers block pictures at first and do not show SVG. */
export const LogoMark = () => (
  <Mark width={24} isHidden>
    <Bar height={1} ground="chalk" />
    <Bar height={4} />
    <Bar height={5} ground="ink" />
    <tr>
      <td align="center">
        <Mark width={16}>
          <Bar
            height={6}
            className="m e-ink"
            style={{ borderLeft: edge, borderRight: edge, borderBottom: edge }}
          />
        </Mark>
      </td>
    </tr>
  </Mark>
);

const edge = '2px solid #1B1D1C';

const Mark = ({ width, isHidden, children }: { width: number; isHidden?: true; children: ReactNode }) => (
  <table
    role="presentation"
    width={width}
    cellPadding="0"
    cellSpacing="0"
    border={0}
    aria-hidden={isHidden}
    style={hidden}
  >
    <tbody>{children}</tbody>
  </table>
);

interface BarProps {
  height: number;
  ground?: Color;
  className?: string;
  style?: CSSProperties;
}

/** A row of exact height. Hidden from Outlook, whose rows are at least one line high. */
function Bar({ height, ground, className, style }: BarProps) {
  const styles = colorStyles(ground ? { ground } : {});
  return (
    <tr>
      <td
        height={height}
        {...bgcolor(ground)}
        className={className ?? (styles.className || undefined)}
        style={{ ...styles.style, fontSize: 0, lineHeight: `${height}px`, ...style }}
      >
        &nbsp;
      </td>
    </tr>
  );
}
