import { MessagesSquare, PoundSterling, Ruler, Timer } from 'lucide-react';
import { text } from './text';

const benefits = [
  { icon: PoundSterling, ...text.tradePricing },
  { icon: Timer, ...text.fastTurnaround },
  { icon: Ruler, ...text.expertFabrication },
  { icon: MessagesSquare, ...text.projectSupport },
];

export function TradeBenefits() {
  return (
    <section aria-label={text.benefits} className="border-y border-line bg-surface">
      <ul className="wrap grid gap-px bg-line tablet:grid-cols-2 desktop:grid-cols-4">
        {benefits.map(({ icon: Icon, name, description }) => (
          <li
            key={name}
            className="grid grid-cols-[28px_1fr] gap-x-4.5 bg-surface py-6 tablet:block tablet:px-8 tablet:py-11 tablet:max-desktop:odd:pl-0 desktop:first:pl-0"
          >
            <Icon aria-hidden className="size-7 text-chalk tablet:mb-4.5" strokeWidth={1.25} />
            <div>
              <h2 className="mb-1.5 text-lead font-strong">{name}</h2>
              <p className="text-label text-ink-2">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
