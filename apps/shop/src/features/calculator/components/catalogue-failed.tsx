import { Button } from '@app/ui';
import { PhoneLink } from '../../../lib/contact-links';
import { text } from '../text';

/** The catalogue did not load: why, what to do, and a number to ring. */
export function CatalogueFailed({
  list,
  message,
  onRetry,
}: {
  list: string;
  message: string;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className="mx-auto max-w-155 px-5 py-14 tablet:py-20">
      <svg aria-hidden viewBox="0 0 620 150" className="mb-8 w-full fill-none">
        <path
          className="stroke-line-strong"
          strokeWidth="2"
          d="M330 20H40v90h278l10-18-9-16 13-20-10-18zM352 20h228v90H340l10-18-9-16 13-20-10-18z"
        />
        <path
          className="stroke-chalk"
          strokeWidth="1.5"
          d="M40 128h540M40 120v16M580 120v16M34 134l12-12M574 134l12-12"
        />
      </svg>
      <h3 className="font-display text-h3 break-words">{text.catalogueFailed(list, message)}</h3>
      <p className="mt-3 text-ink-2">
        {text.catalogueFailedAdvice} <PhoneLink phone={text.phone} />
      </p>
      <Button className="mt-6" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
