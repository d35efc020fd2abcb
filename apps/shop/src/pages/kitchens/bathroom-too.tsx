import { Link } from 'wouter';
import { QuoteButton } from '../../features/quote-button/quote-button';
import { NightBand, nightButton } from '../../lib/night-band';
import { text } from './text';

/** Back to what we make ourselves. */
export function BathroomToo() {
  const { getQuote, contact, ...closing } = text.closing;
  return (
    <NightBand {...closing}>
      <QuoteButton className={nightButton.first}>{getQuote}</QuoteButton>
      <Link href="/contact" className={nightButton.other}>
        {contact}
      </Link>
    </NightBand>
  );
}
