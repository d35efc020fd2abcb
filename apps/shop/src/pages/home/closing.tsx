import { QuoteButton } from '../../features/open-calculator/quote-button';
import { PhoneButton } from '../../lib/contact-links';
import { NightBand, nightButton } from '../../lib/night-band';
import { text } from './sections-text';

export const Closing = () => (
  <NightBand {...text.closing}>
    <QuoteButton className={nightButton.first}>{text.getQuote}</QuoteButton>
    <PhoneButton phone={text.phone} className={nightButton.other} />
  </NightBand>
);
