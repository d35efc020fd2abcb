import absoluteBlack from '@app/stone/colors/absolute-black';
import biancoSparkle from '@app/stone/colors/bianco-sparkle';
import calacattaGold from '@app/stone/colors/calacatta-gold';
import carraraWhite from '@app/stone/colors/carrara-white';
import neroMarquina from '@app/stone/colors/nero-marquina';
import { testimonials, withoutHiddenSamples, type Testimonial } from '@app/content';
import { Picture } from '@app/ui';
import { text } from './sections-text';

/** Three customers' testimonials; renders nothing if there are none (D40). */
export function Testimonials() {
  const visible = withoutHiddenSamples(testimonials).slice(0, 3);
  if (visible.length === 0) return null;
  return (
    <section className="bg-sunken py-16 tablet:py-26">
      <h2 className="sr-only">{text.testimonialsHeading}</h2>
      <ul className="wrap grid gap-11 desktop:grid-cols-3 desktop:gap-14">
        {visible.map((testimonial) => (
          <Quotation key={testimonial.text} {...testimonial} />
        ))}
      </ul>
    </section>
  );
}

const Quotation = ({ text, name, order }: Testimonial) => (
  <li>
    <figure className="flex h-full flex-col justify-between gap-7 tablet:max-desktop:grid tablet:max-desktop:grid-cols-[1fr_280px] tablet:max-desktop:items-center tablet:max-desktop:gap-10">
      <blockquote className="font-display text-h3 leading-snug text-pretty">{text}</blockquote>
      <figcaption className="flex items-center gap-3.5 text-label">
        <OrderedStone order={order} />
        <span>
          {name}
          <span className="num block text-ink-3">{order}</span>
        </span>
      </figcaption>
    </figure>
  </li>
);

function OrderedStone({ order }: { order: string }) {
  const image = orderedStone(order)?.images[0];
  if (!image) return null;
  return <Picture image={image} alt="" sizes="48px" className="size-12 rounded-1 object-cover" />;
}

/**
 * Only stones that testimonials name and that the page loads anyway: all of them would be too much for the first view.
 */
const stones = [absoluteBlack, biancoSparkle, calacattaGold, carraraWhite, neroMarquina];

/** The stone at the start of an order: 'Carrara White, 1180 × 345 mm'. */
const orderedStone = (order: string) => stones.find(({ name }) => order.startsWith(name));
