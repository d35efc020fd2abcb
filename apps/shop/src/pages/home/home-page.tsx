import { Benefits } from './benefits';
import { Closing } from './closing';
import { Hero } from './hero';
import { MaterialCards } from './material-cards';
import { Story } from './story';
import { Testimonials } from './testimonials';

export function HomePage() {
  return (
    <>
      <Hero />
      <Benefits />
      <MaterialCards />
      <Story />
      <Testimonials />
      <Closing />
    </>
  );
}
