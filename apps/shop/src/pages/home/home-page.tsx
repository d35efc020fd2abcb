import { Hero } from './hero';
import { LowerHalf } from './lower-half';

export function HomePage() {
  return (
    <>
      <Hero />
      <LowerHalf />
    </>
  );
}
