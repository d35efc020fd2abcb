import type { ReactNode } from 'react';
import type { Color } from './colors';
import { bgcolor, hairline, colorStyles } from './color-styles';

interface RowProps {
  children: ReactNode;
  /** In pixels. */
  above?: number;
  below?: number;
  ground?: Color;
  line?: 'above' | 'below';
  /** Empty space before the row, in pixels. */
  gap?: number;
}

/** One row of the mail's table, with side margins. */
export function Row({ children, above = 0, below = 0, ground, line, gap = 0 }: RowProps) {
  const { className, style } = colorStyles({
    ...(ground && { ground }),
    ...(line && { edge: 'line' as const }),
  });
  return (
    <>
      {gap > 0 && (
        <tr>
          <td height={gap} style={{ fontSize: 0, lineHeight: `${gap}px` }}>
            &nbsp;
          </td>
        </tr>
      )}
      <tr>
        <td
          className={`p ${className}`.trim()}
          {...bgcolor(ground)}
          style={{
            ...style,
            padding: `${above}px 32px ${below}px`,
            ...(line === 'above' && { borderTop: hairline() }),
            ...(line === 'below' && { borderBottom: hairline() }),
          }}
        >
          {children}
        </td>
      </tr>
    </>
  );
}

/** A layout table as wide as its container. */
export function Grid({
  children,
  ground,
  isNarrow,
}: {
  children: ReactNode;
  ground?: Color;
  isNarrow?: true;
}) {
  const { className, style } = colorStyles(ground ? { ground } : {});
  return (
    <table
      role="presentation"
      {...(!isNarrow && { width: '100%' })}
      cellPadding="0"
      cellSpacing="0"
      border={0}
      {...bgcolor(ground)}
      {...(className && { className, style })}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
