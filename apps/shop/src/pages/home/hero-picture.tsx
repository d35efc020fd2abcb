import { StonePicture } from '../../lib/stone-picture';
import { sampleOf } from './sample-of';
import { text } from './text';

/** The stone close up, measured: what this shop does, in one picture. */
export function HeroPicture() {
  const { stone, material, alt } = text.hero;
  return (
    <div className="relative overflow-hidden bg-[#efe9df] max-tablet:order-first max-tablet:aspect-[1/0.9]">
      <StonePicture
        image={sampleOf('calacatta-gold')}
        alt={alt}
        sizes="(min-width: 760px) 56vw, 100vw"
        isEager
        className="absolute inset-0 size-full object-cover"
      />
      <Dimensions />
      <p className="absolute bottom-2.5 left-2.5 rounded-2 bg-surface/94 px-3.5 py-2.5 text-[14.5px]/[1.3] shadow-float tablet:bottom-4.5 tablet:left-5">
        {stone}
        <span className="block text-tiny text-ink-3">{material}</span>
      </p>
    </div>
  );
}

/** Two readings on the slab; decoration, so that no reader is told sizes that mean nothing. */
function Dimensions() {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox="0 0 800 720"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <g className="fill-none stroke-chalk" strokeWidth="2">
        <path d="M120 540H600M120 522V558M600 522V558" />
        <path d="M672 160V460M654 160H690M654 460H690" />
      </g>
      <Reading x={360} y={540} label="420 mm" />
      <Reading x={672} y={310} label="350 mm" />
    </svg>
  );
}

function Reading({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="fill-chalk" x="-52" y="-19" width="104" height="38" rx="3" />
      <text className="num fill-surface font-strong" y="7" fontSize="20" textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
