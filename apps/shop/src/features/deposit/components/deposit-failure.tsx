import { CircleAlert } from 'lucide-react';
import { PhoneLink } from '../../../lib/reach-us';
import { text } from '../text';

/** What went wrong, beside the button: it stays when the toast, which has been spoken already, is gone. */
export function DepositFailure({ sentence }: { sentence: string | null }) {
  if (!sentence) return null;
  return (
    <p className="flex gap-2.5 text-label text-ink-2">
      <CircleAlert aria-hidden className="mt-px size-5 flex-none text-bad" strokeWidth={1.5} />
      <span>
        {sentence} {text.stillHere}{' '}
        {text.phone.display && (
          <>
            {text.orRing}{' '}
            <PhoneLink
              phone={text.phone}
              className="font-label whitespace-nowrap text-chalk hover:underline"
            />
          </>
        )}
      </span>
    </p>
  );
}
