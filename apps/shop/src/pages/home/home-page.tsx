import { AfterFirstView } from '../../lib/after-first-view';
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
      <AfterFirstView>
        <Benefits />
      </AfterFirstView>
      <AfterFirstView>
        <MaterialCards />
      </AfterFirstView>
      <AfterFirstView>
        <Story />
      </AfterFirstView>
      <AfterFirstView>
        <Testimonials />
      </AfterFirstView>
      <AfterFirstView>
        <Closing />
      </AfterFirstView>
    </>
  );
}
