import { Fragment } from 'react';

interface ContactLinkProps {
  value: string;
  className?: string;
}

const mailtoHref = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

export const phoneHref = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

export const MailLink = ({ value, className }: ContactLinkProps) => (
  // Named as a whole, as some programs read <wbr> as a space.
  <a href={mailtoHref(value)} aria-label={value} className={className ?? linkClass}>
    {pieces(value).map((piece, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </a>
);

/** Where a long address may break: after the @, and between the words before it. */
const pieces = (address: string): string[] => address.split(/(?<=@|[._+-](?=.*@))/);

export const PhoneLink = ({ value, className }: ContactLinkProps) => (
  <a href={phoneHref(value)} className={className ?? linkClass}>
    {value}
  </a>
);

const linkClass = 'text-chalk hover:underline';
