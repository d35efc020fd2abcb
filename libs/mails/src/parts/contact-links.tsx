import type { CSSProperties } from 'react';
import { mailHref, phoneHref } from '../words/contact';
import { colorStyles } from './frame/color-styles';
import { mailComponent } from './mail-component';
import { oneLine } from '../words/typed-text';

/** An address to write to. */
export const MailLink = mailComponent<{ address: string }>(
  ({ address }) => (
    <a href={mailHref(address)} {...colorStyles({ text: 'link' })}>
      {address}
    </a>
  ),
  ({ address }) => address,
);

/** In small print it looks like the text around it; in the head it is not underlined either. */
type Tone = 'small-print' | 'head';
const linkStyles: Record<Tone, CSSProperties> = { 'small-print': {}, head: { textDecoration: 'none' } };

/** A phone number as a link; plain text if it cannot be dialled. */
export const PhoneLink = mailComponent<{ phone: string; tone?: Tone }>(
  ({ phone, tone }) => {
    const words = oneLine(phone);
    const href = phoneHref(words);
    const { className, style } = colorStyles({ text: tone ? 'ink3' : 'link' });
    if (!href) return words;
    const unbroken = words.replaceAll(' ', '\u00A0');
    return (
      <a
        href={href}
        className={className}
        style={{ ...style, ...(tone ? linkStyles[tone] : { fontWeight: 600 }) }}
      >
        {unbroken}
      </a>
    );
  },
  ({ phone }) => oneLine(phone),
);
