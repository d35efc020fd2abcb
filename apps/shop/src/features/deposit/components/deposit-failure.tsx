import { jobPath, paymentResultPath } from '@app/contracts';
import { CircleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { inlineLinkClass, PhoneLink } from '../../../lib/contact-links';
import type { PaymentFailure } from '../show-failure';
import { text } from '../text';

/** What went wrong, beside the button: it stays when the toast, which was announced already, is gone. */
export function DepositFailure({ failure }: { failure: PaymentFailure | null }) {
  if (!failure) return null;
  const { message, isOutcomeUnknown, depositId, jobs } = failure;
  const beforePhone = isOutcomeUnknown ? text.ringUs : text.orderByPhone;
  return (
    <p className="flex gap-2.5 text-label text-ink-2">
      <CircleAlert className="mt-px size-5 flex-none text-bad" strokeWidth={1.5} />
      <span>
        {message} {text.inputIsKept}{' '}
        {depositId && <NewTabLink to={paymentResultPath(depositId)}>{text.seePayment}</NewTabLink>}
        {jobs.map(({ id, name }) => (
          <Fragment key={id}>
            <NewTabLink to={jobPath(id)}>{text.openJob(name)}</NewTabLink>.{' '}
          </Fragment>
        ))}
        {text.phone.display && (
          <>
            {depositId ? text.orRingUs : beforePhone} <PhoneLink phone={text.phone} />
          </>
        )}
      </span>
    </p>
  );
}

/** Opens a new tab, so that the form stays as it is. */
const NewTabLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" className={inlineLinkClass}>
    {children}
  </a>
);
