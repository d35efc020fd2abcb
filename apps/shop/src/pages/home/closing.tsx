import { Phone } from 'lucide-react';
import { QuoteButton } from '../../features/quote-button/quote-button';
import { NightBand, nightButton } from '../../lib/night-band';
import { text } from './sections-text';

export const Closing = () => (
  <NightBand {...text.closing}>
    <QuoteButton className={nightButton.first}>{text.getQuote}</QuoteButton>
    {text.phone.display && (
      <a href={text.phone.href} className={`num ${nightButton.other}`}>
        <Phone aria-hidden className="size-4.5" strokeWidth={1.5} />
        {text.phone.display}
      </a>
    )}
  </NightBand>
);
