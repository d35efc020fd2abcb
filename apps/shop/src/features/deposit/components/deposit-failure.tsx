import { paymentResultPath } from '@app/contracts';
import { CircleAlert } from 'lucide-react';
import { PhoneLink } from '../../../lib/contact-links';
import type { DepositTrouble } from '../tell-outcome';
import { text } from '../text';

/** What went wrong, beside the button: it stays when the toast, which has been spoken already, is gone. */
export function DepositFailure({ failure }: { failure: DepositTrouble | null }) {
  if (!failure) return null;
  const { sentence, isUnknown, depositId } = failure;
  const beforePhone = isUnknown ? text.ringAboutIt : text.orRing;
  return (
    <p className="flex gap-2.5 text-label text-ink-2">
      <CircleAlert aria-hidden className="mt-px size-5 flex-none text-bad" strokeWidth={1.5} />
      <span>
        {sentence} {text.stillHere}{' '}
        {depositId && (
          // In a tab of its own: the form stays as it is.
          <a
            href={paymentResultPath(depositId)}
            target="_blank"
            className="font-label text-chalk underline decoration-chalk-line underline-offset-3 hover:decoration-current"
          >
            {text.seePayment}
          </a>
        )}
        {text.phone.display && (
          <>
            {depositId ? text.orRingAboutIt : beforePhone} <PhoneLink phone={text.phone} />
          </>
        )}
      </span>
    </p>
  );
}
