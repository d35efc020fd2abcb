import { company } from '@app/content';
import { QuoteButton } from '../../features/open-calculator/quote-button';
import { AfterFirstView } from '../../lib/after-first-view';
import { PhoneLink, textLinkClass } from '../../lib/contact-links';
import { PageHead } from '../../lib/page-head';
import type { PageMeta } from '../../lib/page-meta';
import { steps, type MeasuringStep } from './steps';
import { text } from './text';

export const meta: PageMeta = text.meta;

export function HowToMeasurePage() {
  return (
    <>
      <PageHead title={text.title} intro={text.intro} />
      <section className="wrap pb-10 tablet:pb-14 print:pb-6">
        <div className="border-y border-line py-5.5 print:py-3 print:text-small desktop:grid desktop:grid-cols-[3fr_9fr] desktop:gap-16">
          <h2 className="font-strong">{text.rulesTitle}</h2>
          <ul className="mt-2 grid gap-1.5 text-ink-2 desktop:mt-0">
            {text.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </section>
      <AfterFirstView>
        <ol className="wrap grid gap-x-10 gap-y-12 pb-16 tablet:grid-cols-2 tablet:pb-26 desktop:gap-x-16 desktop:gap-y-16 print:grid-cols-2 print:gap-x-8 print:gap-y-5 print:pb-0 print:text-small">
          {steps.map((step, index) => (
            <Step key={step.title} step={step} number={index + 1} />
          ))}
        </ol>
        <Quote />
      </AfterFirstView>
    </>
  );
}

const Step = ({ step: { title, paragraphs, mistake, sketch }, number }: StepProps) => (
  <li className="break-inside-avoid">
    {sketch}
    <h2 className="font-display mt-5 flex gap-3 text-h3 print:mt-3 print:text-lead">
      <span aria-hidden className="text-chalk">
        {number}
      </span>
      {title}
    </h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className="mt-2.5 text-ink-2 print:mt-1.5">
        {paragraph}
      </p>
    ))}
    <p className="mt-3 border-l-2 border-warn pl-3 text-label print:mt-1.5 print:text-small">
      <span className="font-strong text-warn">{text.mistake}:</span> {mistake}
    </p>
  </li>
);

interface StepProps {
  step: MeasuringStep;
  number: number;
}

const Quote = () => (
  <section className="bg-sunken py-14 tablet:py-18 print:hidden">
    <div className="wrap">
      <h2 className="font-display text-h2">{text.quoteTitle}</h2>
      <p className="mt-3 mb-6 max-w-[34em] text-ink-2">{text.quote}</p>
      <QuoteButton>{text.getQuote}</QuoteButton>
      {company.phone.href && (
        <p className="mt-6 text-ink-2">
          {text.call} <PhoneLink phone={company.phone} className={textLinkClass} />
        </p>
      )}
    </div>
  </section>
);
