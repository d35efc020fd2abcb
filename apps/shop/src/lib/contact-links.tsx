import type { Phone } from '@app/content';
import { cx } from '@app/ui';
import { Phone as PhoneIcon } from 'lucide-react';

interface PhoneLinkProps {
  phone: Phone;
  /** Absent within a sentence. */
  className?: string;
}

const sentenceClass = 'font-label whitespace-nowrap text-chalk hover:underline';

export function PhoneLink({ phone, className = sentenceClass }: PhoneLinkProps) {
  if (phone.display === '') return null;
  return (
    <a translate="no" href={phone.href} className={cx('num', className)}>
      {phone.display}
    </a>
  );
}

export function PhoneButton({ phone, className }: { phone: Phone; className: string }) {
  if (phone.display === '') return null;
  return (
    <a translate="no" href={phone.href} className={cx('num', className)}>
      <PhoneIcon className="size-4.5" strokeWidth={1.5} />
      {phone.display}
    </a>
  );
}

export function EmailLink({ email, className }: { email: string; className: string }) {
  if (email === '') return null;
  return (
    <a translate="no" href={`mailto:${email}`} className={cx('wrap-anywhere', className)}>
      {email}
    </a>
  );
}

/** For links within a sentence. */
export const inlineLinkClass =
  'font-label text-chalk underline decoration-chalk-line underline-offset-3 hover:decoration-current';

/** For a link by itself. */
export const textLinkClass =
  'inline-flex min-h-11 items-center gap-2 font-label text-chalk underline decoration-chalk-line decoration-1 underline-offset-4 hover:decoration-current';
