import type { ReactNode } from 'react';

/** Reads what stands inside a part. */
export type Read = (node: ReactNode) => string;

/** A piece that mails are made of: a component that draws it, and the words it is in plain text. */
export interface Part<Props> {
  (props: Props): ReactNode;
  /** A block begins and ends with an empty line; surplus ones are taken away at the end. */
  readonly asText: (props: Props, read: Read) => string;
}

/** Makes a part, so that a mail's plain text is written from the very structure that its HTML is drawn from. */
export const part = <Props extends object>(
  draw: (props: Props) => ReactNode,
  asText: Part<Props>['asText'],
): Part<Props> => Object.assign((props: Props) => draw(props), { asText });

/** A block of plain text. */
export const block = (...lines: readonly (string | false | null | undefined)[]): string => {
  const said = lines.filter(Boolean);
  return said.length ? `\n\n${said.join('\n')}\n\n` : '';
};
