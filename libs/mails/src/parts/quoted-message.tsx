import { Fragment } from 'react';
import { breakLinks } from '../words/break-links';
import { shorten, withoutControls } from '../words/typed-text';
import { Grid, Row } from './frame/layout';
import { textBlock, mailComponent } from './mail-component';
import { textStyles } from './frame/text-styles';
import { wholeReferences } from './whole-references';

interface QuotedMessageProps {
  title: string;
  /** Exactly as typed. */
  words: string;
  /** Quoted back to the supposed sender: shortened, and without links. */
  isRepeated?: true;
  /** It must not be overlooked. */
  isImportant?: true;
}

/** A message as a visitor wrote it, set apart from our text; in plain text, each line begins with '>'. */
export const QuotedMessage = mailComponent<QuotedMessageProps>(
  ({ title, isImportant, ...message }) => {
    const titleStyle = textStyles(13, isImportant ? 'warn' : 'ink3');
    const textStyle = textStyles(15, 'ink', 1.55);
    return (
      <Row above={8} below={18}>
        <Grid ground={isImportant ? 'warnTint' : 'paper'}>
          <tr>
            <td
              className={`${textStyle.className} w`}
              style={{ ...textStyle.style, padding: '14px 18px 16px', wordBreak: 'break-word' }}
            >
              <span {...titleStyle}>{title}</span>
              {linesOf(message).map((line, index) => (
                <Fragment key={index}>
                  <br />
                  {wholeReferences(line)}
                </Fragment>
              ))}
            </td>
          </tr>
        </Grid>
      </Row>
    );
  },
  ({ title, ...message }) => textBlock(`${title}:`, ...linesOf(message).map((line) => `> ${line}`)),
);

const maxQuoted = 300;

function linesOf({ words, isRepeated }: Pick<QuotedMessageProps, 'words' | 'isRepeated'>): string[] {
  const clean = withoutControls(words).trim();
  const shown = isRepeated ? breakLinks(shorten(clean, maxQuoted)) : clean;
  return shown.split('\n');
}
