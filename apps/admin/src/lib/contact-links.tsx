interface ContactLinkProps {
  value: string;
  className?: string;
}

const mailtoHref = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

export const phoneHref = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

export const MailLink = ({ value, className }: ContactLinkProps) => (
  <a href={mailtoHref(value)} className={className ?? linkClass}>
    {value}
  </a>
);

export const PhoneLink = ({ value, className }: ContactLinkProps) => (
  <a href={phoneHref(value)} className={className ?? linkClass}>
    {value}
  </a>
);

const linkClass = 'text-chalk hover:underline';
