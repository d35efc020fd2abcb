import { Fragment } from 'react';
import { withoutControls } from '../words/typed-words';
import { paint } from './paint';
import { Paragraph } from './paragraph';
import { part } from './part';
import { wholeReferences } from './whole-references';

/** An address in the middle of words; what ends a sentence is no part of it. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?()[\]])/u;

/**
 * What one of us wrote to somebody, as our own words: empty lines part paragraphs, and addresses lead where they say.
 * Never for what a visitor typed.
 */
export function Prose({ words }: { words: string }) {
  const paragraphs = withoutControls(words)
    .trim()
    .split(/\n\s*\n/u);
  return paragraphs.map((paragraph, index) => (
    <Paragraph key={index}>
      {paragraph.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <LineEnd />}
          {/* What the pattern keeps stands at every second place. */}
          {line
            .split(address)
            .map((piece, place) =>
              place % 2 ? (
                <WebLink key={place} href={piece} />
              ) : (
                <Fragment key={place}>{wholeReferences(piece)}</Fragment>
              ),
            )}
        </Fragment>
      ))}
    </Paragraph>
  ));
}

const LineEnd = part<object>(
  () => <br />,
  () => '\n',
);

const WebLink = part<{ href: string }>(
  ({ href }) => (
    <a href={href} {...paint({ text: 'link' })}>
      {href}
    </a>
  ),
  ({ href }) => href,
);
