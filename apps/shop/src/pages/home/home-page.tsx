import { Hero } from './hero';
import { MaterialCards } from './material-cards';
import { text } from './text';

export function HomePage() {
  return (
    <>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      <Hero />
      <MaterialCards />
    </>
  );
}
