import { Link } from 'wouter';
import { PhoneLink, textLinkClass } from '../../../lib/contact-links';
import { text } from '../text';

/** What happens after payment, who receives the money and whom to contact; shown before paying. */
export function DepositInformation() {
  return (
    <section aria-labelledby="deposit-information">
      <h2 id="deposit-information" className="font-display mb-4 text-h3">
        {text.next}
      </h2>
      <ol className="border-b border-line">
        {text.steps.map(({ name, description }, index) => (
          <li key={name} className="grid grid-cols-[40px_minmax(0,1fr)] border-t border-line py-3.5">
            <span aria-hidden className="font-display text-headline">
              {index + 1}
            </span>
            <div>
              <h3 className="font-strong">{name}</h3>
              <p className="text-label text-ink-2">{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <dl className="mt-6 grid gap-x-8 gap-y-4 tablet:grid-cols-2">
        {[text.countsTowardsPrice, text.readyBy, text.paidTo].map(({ name, description }) => (
          <div key={name}>
            <dt className="font-strong">{name}</dt>
            <dd className="text-label text-ink-2">{description}</dd>
          </div>
        ))}
      </dl>
      <Link href="/terms" className={`mt-2 ${textLinkClass}`}>
        {text.terms}
      </Link>
      {text.phone.display && (
        <div className="mt-5 border-t border-line pt-5">
          <h3 className="text-label font-strong text-ink-3">{text.questions}</h3>
          <PhoneLink
            phone={text.phone}
            className="inline-block min-h-11 font-display text-amount hover:text-chalk"
          />
        </div>
      )}
    </section>
  );
}
