import neroMarquina from '@app/stone/colors/nero-marquina';
import { Picture } from '@app/ui';
import { text } from './sections-text';
import { TextLink } from './text-link';

const [, picture] = neroMarquina.images;

export const Story = () => (
  <section className="wrap grid items-center gap-7.5 pb-16 tablet:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] tablet:gap-10 tablet:pb-26 desktop:gap-22">
    {picture && (
      <Picture
        image={picture}
        alt={text.story.alt}
        sizes="(min-width: 1416px) 720px, (min-width: 760px) 54vw, 88vw"
        className="aspect-4/3 w-full rounded-1 bg-night object-cover"
      />
    )}
    <div>
      <h2 className="font-display mb-5.5 text-h2">{text.story.heading}</h2>
      <div className="grid gap-3.5 text-lead leading-normal text-ink-2">
        {text.story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <TextLink href="/about" className="mt-4.5">
        {text.story.link}
      </TextLink>
    </div>
  </section>
);
