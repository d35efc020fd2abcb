import type { AdminColor } from '@app/contracts';
import { cx, Picture } from '@app/ui';
import { ImagePlus } from 'lucide-react';
import { StateBadge } from '../../features/catalogue/catalogue-table';
import { text } from '../../features/catalogue/text';
import { pounds } from '../../lib/format-text';
import { useOpenItem } from '../../lib/use-url-state';
import { imagesOf, imageSlotsOf } from './color-image-slots';

export function ColorCard({
  color,
  onView,
}: {
  color: AdminColor;
  onView: (color: AdminColor, imageSlot: 1 | 2) => void;
}) {
  const { id, open } = useOpenItem();
  const isOpen = id === String(color.id);
  return (
    <li
      className={cx(
        'relative min-w-0 overflow-hidden rounded-3 border bg-surface text-small',
        isOpen ? 'border-chalk shadow-[0_0_0_1px_var(--color-chalk)]' : 'border-line',
      )}
    >
      <div className="grid grid-cols-2 gap-px bg-line">
        {imageSlotsOf(color).map(({ number, image }) =>
          image ? (
            <button
              key={number}
              type="button"
              aria-label={text.viewImage(number, color.name)}
              onClick={() => onView(color, number)}
              className="relative z-1 block aspect-square -outline-offset-2"
            >
              <Picture
                image={image}
                alt=""
                sizes="120px"
                placeholder={color.hexCode}
                className="size-full object-cover"
              />
            </button>
          ) : (
            <span
              key={number}
              className="grid aspect-square place-content-center justify-items-center gap-1 bg-raised text-center text-caption text-ink-3"
            >
              <ImagePlus className="size-4.5" strokeWidth={1.5} />
              {text.addImage(number)}
            </span>
          ),
        )}
      </div>
      <div className="px-3.5 py-3">
        <h3 className="text-small font-strong">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => open(color.id)}
            className="text-left [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-3"
          >
            {color.name}
          </button>
        </h3>
        <p className="num mt-1.5 flex flex-wrap items-center justify-between gap-x-1.5 text-caption whitespace-nowrap text-ink-2">
          <span className="flex items-center gap-1.5">
            <span
              aria-hidden
              className="size-3.5 rounded-1 border border-line-strong forced-color-adjust-none"
              style={{ backgroundColor: color.hexCode }}
            />
            {color.hexCode.toUpperCase()}
          </span>
          {text.perUnitShort(pounds(color.priceModifier))}
        </p>
        <p className="num mt-1.5 flex items-center justify-between gap-2.5 text-caption text-ink-2">
          <StateBadge item={color} />
          {text.images(imagesOf(color).length)}
        </p>
      </div>
    </li>
  );
}
