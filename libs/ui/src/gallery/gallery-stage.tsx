import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import { useRef, useState, type TouchEvent } from 'react';
import { cx } from '../cx';
import { Picture } from '../picture/picture';
import type { GalleryImage } from './gallery';
import { galleryText } from './gallery-text';

const minSwipePx = 50;

interface GalleryStageProps {
  image: GalleryImage | undefined;
  index: number;
  isSingle: boolean;
  onMove: (step: 1 | -1) => void;
}

/** The large picture between its arrows (below it on a phone); can be swiped. */
export function GalleryStage({ image, index, isSingle, onMove }: GalleryStageProps) {
  const touchedAt = useRef<number | null>(null);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const start = ({ touches }: TouchEvent) => {
    // Two fingers zoom instead of swiping.
    touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const from = touchedAt.current;
    const to = changedTouches[0]?.clientX;
    touchedAt.current = null;
    if (from === null || to === undefined || Math.abs(to - from) < minSwipePx) return;
    onMove(to < from ? 1 : -1);
  };
  return (
    <div
      onTouchStart={start}
      onTouchEnd={end}
      className="grid min-h-0 flex-1 grid-cols-2 grid-rows-[minmax(0,1fr)_auto] items-center justify-items-center gap-x-4 gap-y-3 tablet:grid-cols-[96px_minmax(0,1fr)_96px] tablet:grid-rows-[minmax(0,1fr)] tablet:gap-x-0"
    >
      <Arrow
        icon={ArrowLeft}
        label={galleryText.previous}
        isDisabled={isSingle}
        onPress={() => onMove(-1)}
        className="justify-self-end tablet:justify-self-center"
      />
      {image && image.url === brokenUrl && (
        <p className="max-tablet:order-first max-tablet:col-span-2 grid aspect-4/3 max-h-full w-[min(640px,100%-40px)] place-items-center rounded-1 border border-night-line p-6 text-center text-night-2">
          {galleryText.broken}
        </p>
      )}
      {image && image.url !== brokenUrl && (
        <div className="[container-type:size] grid size-full place-items-center max-tablet:order-first max-tablet:col-span-2">
          {/* Reserves its final size before loading, filled with the placeholder colour. */}
          <div
            className="overflow-hidden rounded-1"
            style={{
              aspectRatio: image.width / image.height,
              width: `min(100cqw, 860px, ${image.width / image.height} * min(640px, 100cqh))`,
            }}
          >
            <Picture
              key={image.url}
              onBroken={() => setBrokenUrl(image.url)}
              image={image}
              alt={galleryText.image(index + 1)}
              sizes="(min-width: 1100px) 860px, 100vw"
              className="size-full"
              placeholder={image.placeholder}
              isEager
            />
          </div>
        </div>
      )}
      <Arrow
        icon={ArrowRight}
        label={galleryText.next}
        isDisabled={isSingle}
        onPress={() => onMove(1)}
        className="justify-self-start tablet:justify-self-center"
      />
    </div>
  );
}

interface ArrowProps {
  icon: LucideIcon;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  className: string;
}

const Arrow = ({ icon: Icon, label, isDisabled, onPress, className }: ArrowProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isDisabled}
    onClick={onPress}
    className={cx(
      'grid size-14 place-items-center rounded-full border border-night-line hover:bg-surface/10 disabled:opacity-40',
      className,
    )}
  >
    <Icon className="size-5" strokeWidth={1.5} />
  </button>
);
