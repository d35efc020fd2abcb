import { Phone } from 'lucide-react';
import { text } from '../../features/tasks/text';
import { phoneHref } from '../../lib/contact-links';
import { rowLinkClass } from './row-section';

/** The number of an erased customer has no digits. */
export const canCall = (phone: string | null): phone is string => phone !== null && /\d/.test(phone);

export const CallLink = ({ phone }: { phone: string | null }) =>
  canCall(phone) && (
    <a href={phoneHref(phone)} className={rowLinkClass}>
      <Phone className="size-3.5" strokeWidth={1.75} />
      {text.call(phone)}
    </a>
  );
