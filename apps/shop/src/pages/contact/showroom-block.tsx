import { showroom, showroomSketch, withoutHiddenSamples } from '@app/content';
import { cx } from '@app/ui';
import { ExternalLink } from '../../lib/external-link';
import { textLinkClass } from '../../lib/contact-links';
import { ShowroomSketch } from './showroom-sketch';
import { text } from './text';

export function ShowroomBlock() {
  const { title, description, directions } = text.showroomSection;
  const lines = [showroom.street, [showroom.town, showroom.postcode].filter(Boolean).join(' ')].filter(
    Boolean,
  );
  const [sketch] = withoutHiddenSamples(showroomSketch ? [showroomSketch] : []);
  if (lines.length === 0) return null;
  return (
    <section
      className={cx('border-y border-line bg-surface', sketch && 'desktop:grid desktop:grid-cols-[7fr_5fr]')}
    >
      {sketch && <ShowroomSketch route={sketch.route} />}
      <div
        className={cx(
          'pt-10 pb-12 tablet:py-16 tablet:max-desktop:grid tablet:max-desktop:grid-cols-2 tablet:max-desktop:gap-x-12 desktop:flex desktop:flex-col desktop:justify-center',
          sketch ? 'px-5 tablet:px-12 desktop:pr-[max(48px,calc((100vw-1320px)/2))] desktop:pl-18' : 'wrap',
        )}
      >
        <div>
          <h2 className="font-display text-h2">{title}</h2>
          <address className="mt-4 mb-5 text-lede text-ink-2 not-italic">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        <div>
          {sketch && <p className="mb-3 max-w-[28em]">{sketch.route}</p>}
          <p className="max-w-[28em] text-ink-2">{description}</p>
          {showroom.directionsUrl && (
            <ExternalLink href={showroom.directionsUrl} className={`${textLinkClass} mt-3.5 text-lede`}>
              {directions}
            </ExternalLink>
          )}
        </div>
      </div>
    </section>
  );
}
