import { company } from '@app/content';
import { buttonClass } from '@app/ui';
import { PhoneLink } from './contact-links';

export interface Failure {
  title: string;
  retry: () => void;
}

interface ChunkFailedProps extends Failure {
  /** Offered where the message covers the page. */
  close?: () => void;
}

/** A chunk of the page failed to load: says so, with a retry and our contact details. */
export function ChunkFailed({ title, retry, close }: ChunkFailedProps) {
  return (
    <div role="alert">
      <h2 className="font-display text-title">{title}</h2>
      <p className="mt-3 mb-6 text-ink-2">
        {text.advice}{' '}
        <PhoneLink
          phone={company.phone}
          className="whitespace-nowrap text-chalk underline underline-offset-4"
        />
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={retry}>
          {text.retry}
        </button>
        {close && (
          <button type="button" className={buttonClass({ kind: 'ghost' })} onClick={close}>
            {text.close}
          </button>
        )}
      </div>
    </div>
  );
}

const text = {
  advice: 'Check your connection and try again, or ring us for a quote:',
  retry: 'Try again',
  close: 'Close',
} as const;
