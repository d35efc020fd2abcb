import { Fragment } from 'react';
import { breakLinks } from '../words/break-links';
import { shorten, withoutControls } from '../words/typed-text';
import { Grid, Row } from './frame/layout';
import { block, mailComponent } from './mail-component';
import { typeset } from './frame/type';
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

/** A sender's own words, set apart from ours; in plain text by a mark before every line. */
export const QuotedMessage = mailComponent<QuotedMessageProps>(
  ({ title, isImportant, ...message }) => {
    const name = typeset(13, isImportant ? 'warn' : 'ink3');
    const words = typeset(15, 'ink', 1.55);
    return (
      <Row above={8} below={18}>
        <Grid ground={isImportant ? 'warnTint' : 'paper'}>
          <tr>
            <td
              className={`${words.className} w`}
              style={{ ...words.style, padding: '14px 18px 16px', wordBreak: 'break-word' }}
            >
              <span {...name}>{title}</span>
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
  ({ title, ...message }) => block(`${title}:`, ...linesOf(message).map((line) => `> ${line}`)),
);

const maxQuoted = 300;

function linesOf({ words, isRepeated }: Pick<QuotedMessageProps, 'words' | 'isRepeated'>): string[] {
  const clean = withoutControls(words).trim();
  const shown = isRepeated ? breakLinks(shorten(clean, maxQuoted)) : clean;
  return shown.split('\n');
}
