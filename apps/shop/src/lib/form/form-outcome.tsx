import type { Phone } from '@app/content';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { PhoneLink } from '../contact-links';
import { text } from './text';
import type { Outcome } from './use-shop-form';

interface FormOutcomeProps {
  outcome: Outcome | null;
  sent?: string;
  phone: Phone;
}

/** The last attempt's outcome, beside the button: it stays when the toast, which was announced already, is gone. */
export function FormOutcome({ outcome, sent, phone }: FormOutcomeProps) {
  if (!outcome) return null;
  const isSent = outcome.kind === 'sent';
  const Icon = isSent ? CircleCheck : CircleAlert;
  return (
    <p className="mt-4 flex gap-2.5 text-label text-ink-2">
      <Icon
        aria-hidden
        className={`mt-px size-5 flex-none ${isSent ? 'text-ok' : 'text-bad'}`}
        strokeWidth={1.5}
      />
      {isSent ? (
        <span>{sent}</span>
      ) : (
        <span>
          {outcome.message} {text.inputIsKept}{' '}
          {phone.display && (
            <>
              {text.orRingUs} <PhoneLink phone={phone} />
            </>
          )}
        </span>
      )}
    </p>
  );
}
