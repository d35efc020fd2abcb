import { QuoteButton } from '../../features/open-calculator/quote-button';
import { PhoneButton } from '../../lib/contact-links';
import { NightBand, nightButtonClass } from '../../lib/night-band';
import { text } from './sections-text';

export const Closing = () => (
  <NightBand {...text.closing}>
    <QuoteButton className={nightButtonClass.primary}>{text.getQuote}</QuoteButton>
    <PhoneButton phone={text.phone} className={nightButtonClass.secondary} />
  </NightBand>
);
