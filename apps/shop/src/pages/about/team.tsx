import { team, withoutHiddenSamples } from '@app/content';
import batch from '@app/stone/pages/batch';
import { Picture } from '@app/ui';
import { text } from './text';

/** Names and roles, beside pictures of our work: we have no portraits. */
export function Team() {
  const people = withoutHiddenSamples(team);
  if (people.length === 0) return null;
  return (
    <section className="wrap grid gap-9 py-16 tablet:gap-12 tablet:py-26 desktop:grid-cols-[6fr_6fr] desktop:items-center desktop:gap-18">
      <Picture
        image={batch}
        alt={text.team.alt}
        sizes="(min-width: 1100px) 50vw, 100vw"
        className="aspect-3/2 w-full rounded-1 object-cover"
      />
      <div>
        <h2 className="font-display mb-5 text-h2 tablet:mb-8">{text.team.title}</h2>
        <ul className="border-b border-line">
          {people.map(({ name, role }) => (
            <li
              key={name}
              className="border-t border-line py-4.5 tablet:flex tablet:items-baseline tablet:justify-between tablet:gap-6 tablet:py-5.5"
            >
              <span className="font-display block text-h3 tablet:text-headline">{name}</span>
              <span className="block text-ink-2 max-tablet:mt-0.5 tablet:text-right">{role}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
