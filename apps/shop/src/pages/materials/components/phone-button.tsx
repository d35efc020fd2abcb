import { Phone } from 'lucide-react';
import { text } from '../text';

/** A number to ring, as large as a button. Nothing where the owner has not given one. */
export function PhoneButton({ className }: { className: string }) {
  if (!text.phone.display) return null;
  return (
    <a href={text.phone.href} className={`num ${className}`}>
      <Phone aria-hidden className="size-4.5" strokeWidth={1.5} />
      {text.phone.display}
    </a>
  );
}
