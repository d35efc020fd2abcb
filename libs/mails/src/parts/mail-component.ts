import type { ReactNode } from 'react';

/** Renders a part's children as text. */
export type RenderText = (node: ReactNode) => string;

/** A building block of mails: a component with its plain text. */
export interface MailComponent<Props> {
  (props: Props): ReactNode;
  /** A block starts and ends with an empty line; extra ones are removed later. */
  readonly asText: (props: Props, renderText: RenderText) => string;
}

/** Makes a mail component, so that plain text and HTML come from the same structure. */
export const mailComponent = <Props extends object>(
  draw: (props: Props) => ReactNode,
  asText: MailComponent<Props>['asText'],
): MailComponent<Props> => Object.assign((props: Props) => draw(props), { asText });

/** A block of plain text. */
export const textBlock = (...lines: readonly (string | false | null | undefined)[]): string => {
  const nonEmpty = lines.filter(Boolean);
  return nonEmpty.length ? `\n\n${nonEmpty.join('\n')}\n\n` : '';
};
