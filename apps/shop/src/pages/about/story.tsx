import { text } from './text';

export function Story() {
  const [opening, ...rest] = text.story.paragraphs;
  return (
    <section className="wrap grid gap-6 py-16 tablet:grid-cols-[4fr_8fr] tablet:gap-10 tablet:py-26 desktop:gap-16">
      <h2 className="heading text-h2">{text.story.title}</h2>
      <div className="max-w-[68ch]">
        <p className="heading mb-6.5 text-heading/[1.32] tracking-[-0.014em] tablet:text-headline/[1.32]">
          {opening}
        </p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-4.5 text-lead/[1.62] text-ink-2 tablet:text-intro/[1.62]">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
