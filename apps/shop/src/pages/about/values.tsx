import { text } from './text';

export function Values() {
  return (
    <section className="wrap pb-16 tablet:pb-26">
      <h2 className="heading mb-7 text-h2 tablet:mb-9">{text.values.title}</h2>
      <ul className="grid tablet:grid-cols-3">
        {text.values.list.map(({ name, words }) => (
          <li
            key={name}
            className="border-line py-5.5 max-tablet:border-t tablet:px-7 tablet:pt-7 tablet:pb-2 tablet:first:pl-0 tablet:not-first:border-l desktop:px-10"
          >
            <h3 className="font-display text-h3">{name}</h3>
            <p className="mt-2.5 text-ink-2">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
