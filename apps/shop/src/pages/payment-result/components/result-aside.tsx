import type { PaymentPurpose } from '@app/contracts';
import { Link } from 'wouter';
import { EmailLink, PhoneLink, textLinkClass } from '../../../lib/contact-links';
import { NumberedSteps } from '../../../lib/numbered-steps';
import { text, type PaymentView } from '../text';

/** Beside the result: the next steps, general information and contact details. */
export function ResultAside({ status, purpose }: { status: PaymentView; purpose: PaymentPurpose }) {
  const isDeposit = purpose === 'deposit';
  const needsHelp = status === 'failed' || status === 'review';
  return (
    <aside className="grid gap-8">
      {needsHelp && <Help />}
      {isDeposit && status === 'paid' && (
        <section aria-labelledby="what-next">
          <h2 id="what-next" className="font-display mb-3 text-h3">
            {text.next}
          </h2>
          <NumberedSteps steps={text.steps} />
        </section>
      )}
      {isDeposit && status !== 'refunded' && <AboutDeposit />}
      {!needsHelp && <Help />}
    </aside>
  );
}

const Help = () => (
  <section aria-labelledby="need-help" className="border-t border-line pt-5.5">
    <h2 id="need-help" className="text-label font-strong text-ink-3">
      {text.help}
    </h2>
    <PhoneLink phone={text.company.phone} className="block font-display text-amount hover:text-chalk" />
    <EmailLink email={text.company.email} className={textLinkClass} />
  </section>
);

const AboutDeposit = () => (
  <section aria-labelledby="about-deposit">
    <h2 id="about-deposit" className="font-display mb-4 text-h3">
      {text.about}
    </h2>
    <dl>
      {text.aboutList.map(({ name, description }) => (
        <div key={name} className="border-t border-line py-3.5">
          <dt className="font-strong">{name}</dt>
          <dd className="text-label text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
    <Link href="/terms" className={textLinkClass}>
      {text.terms}
    </Link>
  </section>
);
