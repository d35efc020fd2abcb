import about from '@app/stone/pages/about';
import { AfterFirstView } from '../../lib/after-first-view';
import { PageHead } from '../../lib/page-head';
import { StonePicture } from '../../lib/stone-picture';
import { Figures } from './figures';
import { Story } from './story';
import { Team } from './team';
import { text } from './text';
import { Timeline } from './timeline';
import { Values } from './values';

export function AboutPage() {
  return (
    <>
      <PageHead title={text.title} lede={text.lede} />
      <StonePicture
        image={about}
        alt={text.alt}
        sizes="100vw"
        isEager
        className="aspect-4/3 w-full object-cover object-[62%_50%] tablet:aspect-21/9"
      />
      <Story />
      <AfterFirstView>
        <Values />
        <Timeline />
        <Team />
        <Figures />
      </AfterFirstView>
    </>
  );
}
