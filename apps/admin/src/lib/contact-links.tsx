interface ContactLinkProps {
  to: string;
  className?: string;
}

const mailAddress = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

export const phoneAddress = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

export const MailLink = ({ to, className }: ContactLinkProps) => (
  <a href={mailAddress(to)} className={className ?? linkClass}>
    {to}
  </a>
);

export const PhoneLink = ({ to, className }: ContactLinkProps) => (
  <a href={phoneAddress(to)} className={className ?? linkClass}>
    {to}
  </a>
);

const linkClass = 'text-chalk hover:underline';
