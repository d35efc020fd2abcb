import { AfterFirstView } from '../../lib/after-first-view';
import type { PageMeta } from '../../lib/page-meta';
import { Benefits } from './benefits';
import { Closing } from './closing';
import { Hero } from './hero';
import { MaterialCards } from './material-cards';
import { Story } from './story';
import { Testimonials } from './testimonials';
import { text } from './text';

export const meta: PageMeta = { title: text.title, description: text.description };

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
