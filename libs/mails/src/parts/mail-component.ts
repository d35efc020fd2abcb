import type { ReactNode } from 'react';

/** Renders a part's children as text. */
export type Read = (node: ReactNode) => string;

/** A building block of mails: a component with its plain text. */
export interface MailComponent<Props> {
  (props: Props): ReactNode;
  /** A block starts and ends with an empty line; extra ones are removed later. */
  readonly asText: (props: Props, read: Read) => string;
}

/** Makes a part, so that a mail's plain text comes from the same structure as its HTML. */
export const mailComponent = <Props extends object>(
  draw: (props: Props) => ReactNode,
  asText: MailComponent<Props>['asText'],
): MailComponent<Props> => Object.assign((props: Props) => draw(props), { asText });

/** A block of plain text. */
export const block = (...lines: readonly (string | false | null | undefined)[]): string => {
  const said = lines.filter(Boolean);
  return said.length ? `\n\n${said.join('\n')}\n\n` : '';
};
