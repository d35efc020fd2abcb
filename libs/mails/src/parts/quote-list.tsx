import type { MailQuote } from '../mail-data';
import { blocked } from '../words/blocked';
import { gbp } from '../words/gbp';
import { oneLine } from '../words/one-line';
import { partsOfTop, sizeOf } from '../words/top';
import { TextLink } from './actions';
import { Grid } from './grid';
import { hairline } from './paint';
import { block, part } from './part';
import { Row } from './row';
import { display, typeset } from './type';

interface QuoteListProps {
  quotes: readonly MailQuote[];
  /** Pounds. */
  total: string;
}

/** Several tops, each in short with the way to its quote, and what they come to. */
export const QuoteList = part<QuoteListProps>(
  ({ quotes, total }) => {
    const label = typeset(15, 'ink', 1.4);
    const small = typeset(13.5, 'ink3', 1.4);
    const figure = display(42);
    return (
      <Row below={22}>
        <Grid>
          {quotes.map((quote) => (
            <QuoteRow key={quote.reference} quote={quote} />
          ))}
          <tr>
            <td
              className={label.className}
              style={{ ...label.style, padding: '18px 0 4px', fontWeight: 600 }}
            >
              Total
              <br />
              <span className={small.className} style={{ ...small.style, fontWeight: 400 }}>
                inc. VAT
              </span>
            </td>
            <td
              align="right"
              className={figure.className}
              style={{ ...figure.style, padding: '18px 0 4px 16px' }}
            >
              {gbp(total)}
            </td>
          </tr>
        </Grid>
      </Row>
    );
  },
  ({ quotes, total }) =>
    quotes
      .map((quote) =>
        block(
          heading(quote),
          partsOfTop(quote),
          gbp(quote.total),
          quote.blocker && blocked[quote.blocker],
          quote.url,
          quote.payUrl && `Pay Deposit:\n${quote.payUrl}`,
        ),
      )
      .join('') + block(`Total, inc. VAT: ${gbp(total)}`),
);

const heading = (quote: MailQuote) =>
  `${quote.reference}: ${oneLine(`${quote.material}, ${quote.color}`)}, ${sizeOf(quote)}`;

function QuoteRow({ quote }: { quote: MailQuote }) {
  const words = typeset(15, 'ink', 1.4);
  const small = typeset(13.5, 'ink3', 1.4);
  const cell = { padding: '13px 0', borderBottom: hairline() };
  return (
    <tr>
      <td
        className={`${words.className} e-line w`}
        style={{ ...words.style, ...cell, wordBreak: 'break-word' }}
      >
        <TextLink label={quote.reference} href={quote.url} />
        {quote.payUrl && (
          <>
            {' · '}
            <TextLink label="Pay Deposit" href={quote.payUrl} />
          </>
        )}
        <br />
        {oneLine(`${quote.color}, ${sizeOf(quote)}`)}
        <br />
        <span {...small}>{`${quote.material}, ${partsOfTop(quote)}`}</span>
        {quote.blocker && (
          <>
            <br />
            <span {...small}>{blocked[quote.blocker]}</span>
          </>
        )}
      </td>
      <td
        align="right"
        valign="top"
        className={`${words.className} e-line n`}
        style={{ ...words.style, ...cell, paddingLeft: 16 }}
      >
        {gbp(quote.total)}
      </td>
    </tr>
  );
}
