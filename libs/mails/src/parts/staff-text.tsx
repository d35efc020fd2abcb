import { Fragment } from 'react';
import { withoutControls } from '../words/typed-text';
import { colorStyles } from './frame/color-styles';
import { Paragraph } from './paragraph';
import { mailComponent } from './mail-component';
import { wholeReferences } from './whole-references';

/** An address within text, without the punctuation that ends a sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?()[\]])/u;

/**
 * Text that staff wrote: empty lines separate paragraphs, and addresses become links. Do not use it for visitors' text.
 */
export function StaffText({ words }: { words: string }) {
  const paragraphs = withoutControls(words)
    .trim()
    .split(/\n\s*\n/u);
  return paragraphs.map((paragraph, index) => (
    <Paragraph key={index}>
      {paragraph.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <LineEnd />}
          {/* split() with a group puts the matches at odd indexes. */}
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

const LineEnd = mailComponent<object>(
  () => <br />,
  () => '\n',
);

const WebLink = mailComponent<{ href: string }>(
  ({ href }) => (
    <a href={href} {...colorStyles({ text: 'link' })}>
      {href}
    </a>
  ),
  ({ href }) => href,
);
