import { useEffect } from 'react';
import { Benefits } from './benefits';
import { Closing } from './closing';
import { MaterialCards } from './material-cards';
import { Story } from './story';
import { Testimonials } from './testimonials';

/** What lies below the first view. */
export function Sections({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return (
    <>
      <Benefits />
      <MaterialCards />
      <Story />
      <Testimonials />
      <Closing />
    </>
  );
}
