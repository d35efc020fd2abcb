import { wholeReferencesAndAmounts } from '@app/ui';
import { ReceiptText, Ruler, ShieldCheck, Truck, type LucideIcon } from 'lucide-react';
import { text } from './sections-text';

const { size, price, check, delivery } = text.benefits;

const benefits: { icon: LucideIcon; title: string; description: string }[] = [
  { icon: Ruler, ...size },
  { icon: ReceiptText, ...price },
  { icon: ShieldCheck, ...check },
  { icon: Truck, ...delivery },
];

export const Benefits = () => (
  <section className="border-y border-line bg-surface">
    <h2 className="sr-only">{text.benefitsHeading}</h2>
    <ul className="wrap grid max-tablet:py-3 tablet:grid-cols-2 desktop:grid-cols-4">
      {benefits.map((benefit) => (
        <Benefit key={benefit.title} {...benefit} />
      ))}
    </ul>
  </section>
);

/** Hairlines between them, for one column, two columns, or one row. */
const hairlines =
  'border-line not-first:border-t tablet:border-l tablet:odd:border-l-0 tablet:nth-2:border-t-0 desktop:border-t-0! desktop:odd:border-l desktop:first:border-l-0!';

const Benefit = ({ icon: Icon, title, description }: (typeof benefits)[number]) => (
  <li
    className={`${hairlines} py-6 max-tablet:grid max-tablet:grid-cols-[44px_1fr] tablet:p-8 tablet:odd:pl-0 desktop:py-11 desktop:odd:pl-8 desktop:first:pl-0!`}
  >
    <Icon className="size-7 text-chalk tablet:mb-4.5" strokeWidth={1.25} />
    <div>
      <h3 className="mb-1.5 text-lead font-strong">{title}</h3>
      <p className="text-label text-ink-2">{wholeReferencesAndAmounts(description)}</p>
    </div>
  </li>
);
