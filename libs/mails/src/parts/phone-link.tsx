import { phoneHref } from '../words/contact-hrefs';
import { oneLine } from '../words/one-line';
import { paint } from './paint';
import { part } from './part';

/** A number to ring; what could not be dialled stays text. */
export const PhoneLink = part<{ phone: string; isQuiet?: true }>(
  ({ phone, isQuiet }) => {
    const words = oneLine(phone);
    const href = phoneHref(words);
    const { className, style } = paint({ text: isQuiet ? 'ink3' : 'link' });
    if (!href) return words;
    return (
      <a href={href} className={className} style={{ ...style, ...(!isQuiet && { fontWeight: 600 }) }}>
        {words}
      </a>
    );
  },
  ({ phone }) => oneLine(phone),
);
