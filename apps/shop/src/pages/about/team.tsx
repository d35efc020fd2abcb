import { team, withoutHiddenSamples } from '@app/content';
import absoluteBlack from '@app/stone/colors/absolute-black';
import carraraWhite from '@app/stone/colors/carrara-white';
import emperadorDark from '@app/stone/colors/emperador-dark';
import travertinoNavona from '@app/stone/colors/travertino-navona';
import { picturesOf, StonePicture } from '../../lib/stone-picture';
import { text } from './text';

/** Stone and ink for the initials. */
const swatches = [
  { stone: carraraWhite, ink: 'text-ink' },
  { stone: absoluteBlack, ink: 'text-surface' },
  { stone: travertinoNavona, ink: 'text-ink' },
  { stone: emperadorDark, ink: 'text-surface' },
];

/** Names and roles. We have no portraits, so initials are engraved in stone. */
export function Team() {
  const people = withoutHiddenSamples(team);
  if (people.length === 0) return null;
  return (
    <section className="wrap py-16 tablet:py-26">
      <h2 className="heading mb-8 text-h2 tablet:mb-10">{text.team}</h2>
      <ul className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-4">
        {people.map(({ name, role }, index) => (
          <li key={name} className="grid grid-cols-[76px_1fr] items-center gap-4.5 leading-[1.35]">
            <Initials name={name} swatch={swatches[index % swatches.length]} />
            <div>
              <span className="block font-strong">{name}</span>
              <span className="text-label text-ink-3">{role}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Initials({ name, swatch }: { name: string; swatch: (typeof swatches)[number] | undefined }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return (
    <span
      aria-hidden
      className="relative grid size-19 place-items-center overflow-hidden rounded-1 bg-sunken"
    >
      {swatch && (
        <StonePicture
          image={picturesOf(swatch.stone).closeUp}
          alt=""
          sizes="76px"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className={`relative font-display text-headline/none tracking-[-0.02em] ${swatch?.ink ?? ''}`}>
        {initials}
      </span>
    </span>
  );
}
