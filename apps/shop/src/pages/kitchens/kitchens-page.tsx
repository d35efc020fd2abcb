import { AfterFirstView } from '../../lib/after-first-view';
import { BathroomToo } from './bathroom-too';
import { KitchenHero } from './kitchen-hero';
import { KitchenMaterials } from './kitchen-materials';
import { Partner } from './partner';
import { Process } from './process';

export function KitchensPage() {
  return (
    <>
      <KitchenHero />
      <AfterFirstView>
        <KitchenMaterials />
      </AfterFirstView>
      <AfterFirstView>
        <Partner />
      </AfterFirstView>
      <AfterFirstView>
        <Process />
      </AfterFirstView>
      <AfterFirstView>
        <BathroomToo />
      </AfterFirstView>
    </>
  );
}
