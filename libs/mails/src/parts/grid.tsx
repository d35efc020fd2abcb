import type { ReactNode } from 'react';
import type { Color } from './colors';
import { bgcolor, paint } from './paint';

/** A table that only lays out, as wide as its place. */
export function Grid({
  children,
  ground,
  isNarrow,
}: {
  children: ReactNode;
  ground?: Color;
  isNarrow?: true;
}) {
  const { className, style } = paint(ground ? { ground } : {});
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
