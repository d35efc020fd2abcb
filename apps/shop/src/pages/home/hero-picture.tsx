import calacattaGold from '@app/stone/colors/calacatta-gold';
import hero from '@app/stone/pages/hero';
import dimensions from '@app/stone/pages/hero-dimensions';
import { Picture } from '@app/ui';
import { closeUpOf } from './materials';
import { text } from './text';

export function HeroPicture() {
  const { stone, material, alt } = text.hero;
  return (
    <>
      <Picture
        image={hero}
        alt={alt}
        sizes="(min-width: 1100px) max(56vw, 990px), 100vw"
        isEager
        className="absolute inset-0 size-full object-cover max-tablet:object-left"
      />
      <Dimensions className="max-tablet:hidden" preserveAspectRatio="xMidYMid slice" scale={1.5} />
      <Dimensions className="tablet:hidden" preserveAspectRatio="xMinYMid slice" scale={2.4} />
      <p className="absolute bottom-2.5 left-2.5 flex items-center gap-3 rounded-2 bg-surface/94 p-1.5 pr-3 text-small shadow-float tablet:bottom-4.5 tablet:left-5 tablet:max-desktop:right-5 tablet:max-desktop:left-auto tablet:p-2.5 tablet:pr-3.5">
        {/* It is small, but would open a second connection beside the large picture's. */}
        <span className="size-9 overflow-hidden rounded-1 tablet:size-11">
          <Picture
            image={closeUpOf(calacattaGold)}
            alt=""
            sizes="44px"
            className="picture-after-first-view size-full object-cover"
          />
        </span>
        <span>
          {stone}
          <span className="block text-small text-ink-3">{material}</span>
        </span>
      </p>
    </>
  );
}

interface DimensionsProps {
  className: string;
  /** Crops the drawing as the picture is cropped. */
  preserveAspectRatio: string;
  /** Larger where the picture is smaller, so that the figures stay readable. */
  scale: number;
}

/**
 * The basin's width and the top's depth. The lines lie in the rendered room and are projected with its camera, so they
 * follow its perspective. Decorative: hidden from screen readers.
 */
function Dimensions({ className, preserveAspectRatio, scale }: DimensionsProps) {
  const { width, height, basin, depth } = dimensions;
  return (
    <svg
      className={`own-colors absolute inset-0 size-full ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
    >
      {/* Here the frame is too narrow for the whole line. */}
      <g className="desktop:max-[1279px]:hidden">
        <Dimension {...basin} name={text.hero.basin} scale={scale} />
      </g>
      <Dimension {...depth} name={text.hero.depth} scale={scale} />
    </svg>
  );
}

type Segment = typeof dimensions.basin.line;
interface DimensionProps {
  /** What is measured: without it, two figures would read as a size to order. */
  name: string;
  millimetres: number;
  line: Segment;
  ticks: Segment[];
  extensions: Segment[];
  scale: number;
}

function Dimension({ name, millimetres, line, ticks, extensions, scale }: DimensionProps) {
  const middle = `translate(${(line.from.x + line.to.x) / 2} ${(line.from.y + line.to.y) / 2})`;
  return (
    <>
      <path className="fill-none stroke-chalk" strokeWidth={scale} d={extensions.map(toPath).join('')} />
      <path
        className="fill-none stroke-chalk"
        strokeWidth={2.5 * scale}
        d={[line, ...ticks].map(toPath).join('')}
      />
      <g transform={`${middle} scale(${scale})`}>
        <rect className="fill-chalk" x="-68" y="-15" width="136" height="30" rx="3" />
        <text className="num fill-surface font-strong" y="6" fontSize="17" textAnchor="middle">
          {`${name} ${millimetres} mm`}
        </text>
      </g>
    </>
  );
}

const toPath = ({ from, to }: Segment) => `M${from.x} ${from.y}L${to.x} ${to.y}`;
