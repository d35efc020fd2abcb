import { StonePicture } from '../../lib/stone-picture';
import { sampleOf } from './sample-of';
import { text } from './text';

/** A top from the front, measured: what this shop does, in one picture. */
export function HeroPicture() {
  const { stone, material, alt } = text.hero;
  const { frontEdge, closeUp } = sampleOf('calacatta-gold');
  return (
    <div className="relative overflow-hidden bg-[#efe9df] max-tablet:order-first max-tablet:aspect-[1/0.9]">
      <StonePicture
        image={frontEdge}
        alt={alt}
        sizes="(min-width: 760px) max(56vw, 880px), 120vw"
        isEager
        className="absolute inset-0 size-full object-cover"
      />
      <Dimensions className="max-tablet:hidden" scale={1} along={-140} />
      <Dimensions className="tablet:hidden" scale={1.75} along={0} />
      <p className="absolute bottom-2.5 left-2.5 flex items-center gap-3 rounded-2 bg-surface/94 p-1.5 pr-3 text-[14.5px]/[1.3] shadow-float tablet:bottom-4.5 tablet:left-5 tablet:p-2.5 tablet:pr-3.5">
        <StonePicture
          image={closeUp}
          alt=""
          sizes="44px"
          className="size-9 rounded-1 object-cover tablet:size-11"
        />
        <span>
          {stone}
          <span className="block text-tiny text-ink-3">{material}</span>
        </span>
      </p>
    </div>
  );
}

/** The front edge rises to the right. */
const edgeSlope = -0.2326;

interface DimensionsProps {
  className: string;
  /** Larger where the picture is shown smaller, so that the figures can be read. */
  scale: number;
  /** Moves the front reading along the edge: on a phone out of the caption's way, elsewhere into the frame. */
  along: number;
}

/**
 * Two readings that lie on the picture's own plane: along the front edge and across the top. Drawn in the
 * picture's pixels (1280 × 960) and cut to the frame as it is. Decoration, so nobody is told sizes aloud.
 */
function Dimensions({ className, scale, along }: DimensionsProps) {
  return (
    <svg
      className={`absolute inset-0 size-full ${className}`}
      viewBox="0 0 1280 960"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="fill-none stroke-chalk"
        strokeWidth={2.5 * scale}
        d="M760 640L610 180M734 649L786 631M584 189L636 171"
      />
      <Reading x={685} y={410} scale={scale} label="350 mm" />
      <g transform={`translate(${along} ${along * edgeSlope})`}>
        <path
          className="fill-none stroke-chalk"
          strokeWidth={2.5 * scale}
          d="M612 804L1072 697M601 757L619 831M1061 650L1079 724"
        />
        <Reading x={842} y={750} scale={scale} label="420 mm" />
      </g>
    </svg>
  );
}

function Reading({ x, y, scale, label }: { x: number; y: number; scale: number; label: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect className="fill-chalk" x="-54" y="-19" width="108" height="38" rx="4" />
      <text className="num fill-surface font-strong" y="7" fontSize="20" textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
