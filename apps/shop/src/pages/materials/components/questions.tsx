import { text } from '../text';

/** What people ask before they order. The same words are the page's FAQ for search engines. */
export const Questions = () => (
  <section className="wrap grid gap-8 py-16 tablet:py-26 desktop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] desktop:gap-18">
    <h2 className="heading max-w-[9em] text-h2">{text.questionsHeading}</h2>
    <div className="grid content-start tablet:grid-cols-2 tablet:gap-x-12">
      {text.questions.map(({ question, answer }) => (
        <div key={question} className="border-t border-line py-6">
          <h3 className="mb-2 text-lead/[1.35] font-strong">{question}</h3>
          <p className="text-ink-2">{answer}</p>
        </div>
      ))}
    </div>
  </section>
);
