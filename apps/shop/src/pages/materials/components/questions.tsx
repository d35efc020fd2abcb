import { Plus } from 'lucide-react';
import { text } from '../text';

/** What people ask before they order. The same words are the page's FAQ for search engines. */
export const Questions = () => (
  <section className="wrap grid gap-5 py-12 tablet:py-26 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
    <h2 className="heading max-w-[9em] text-h2">{text.questionsHeading}</h2>
    <div className="border-b border-line">
      {text.questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex cursor-pointer items-center justify-between gap-5 py-3 [&::-webkit-details-marker]:hidden">
            <h3 className="font-strong">{question}</h3>
            <Plus
              aria-hidden
              className="size-5 flex-none transition-transform group-open:rotate-45"
              strokeWidth={1.5}
            />
          </summary>
          <p className="max-w-[34em] mb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
