import { AfterFirstView } from '../../lib/after-first-view';
import { PageHead } from '../../lib/page-head';
import type { PageMeta } from '../../lib/page-meta';
import { ContactForm } from './contact-form';
import { ContactDetails } from './contact-details';
import { Services } from './services';
import { ShowroomBlock } from './showroom-block';
import { text } from './text';

export const meta: PageMeta = text.meta;

export function ContactPage() {
  return (
    <>
      <PageHead title={text.title} intro={text.intro} />
      <div className="wrap grid items-start gap-10 pb-16 tablet:pb-26 desktop:grid-cols-[5fr_7fr] desktop:gap-24">
        <ContactDetails />
        <ContactForm />
      </div>
      <AfterFirstView>
        <ShowroomBlock />
        <Services />
      </AfterFirstView>
    </>
  );
}
