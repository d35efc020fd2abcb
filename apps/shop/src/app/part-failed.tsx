import { company } from '@app/content';
import { buttonClass } from '@app/ui';
import { text } from './text';

interface PartFailedProps {
  title: string;
  retry: () => void;
}

/** A part of the page did not arrive: say so, offer to try again, and leave a way to reach us. */
export function PartFailed({ title, retry }: PartFailedProps) {
  return (
    <div className="wrap py-14" role="alert">
      <h2 className="heading text-h2">{title}</h2>
      <p className="mt-4 mb-6 text-ink-2">
        {text.partFailedAdvice}{' '}
        <a className="whitespace-nowrap text-chalk underline underline-offset-4" href={company.phone.href}>
          {company.phone.display}
        </a>
      </p>
      <button type="button" className={buttonClass()} onClick={retry}>
        {text.retry}
      </button>
    </div>
  );
}
