import { mailHref } from '../words/contact-hrefs';
import { paint } from './paint';
import { part } from './part';

/** An address to write to. */
export const MailLink = part<{ address: string }>(
  ({ address }) => (
    <a href={mailHref(address)} {...paint({ text: 'link' })}>
      {address}
    </a>
  ),
  ({ address }) => address,
);
