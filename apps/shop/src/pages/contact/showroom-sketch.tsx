import { showroom } from '@app/content';
import { text } from './text';

const streets = [
  'M-600 290C-200 280 180 335 436 330S760 270 1800 300',
  'M404 196 436 330 462 470 500 660',
  'M-600 470C-200 500 200 500 462 470S800 430 1800 470',
  'M448 398 622 382',
  'M190-20C180 180 236 400 222 660',
  'M800-20C776 160 822 420 806 660',
  'M628-20 656 302',
  'M980-20 1006 660',
];
const houses = [
  'M60 330h96v60H60zM60 410h96v44H60zM250 355l118 4-4 40-116-2zM250 508h120v40H254z',
  'M70 130h84v130H70zM216 180l96 6 14 96-102-6zM470 222h124v54l-112 16z',
  'M700 170h74v90h-70zM690 350h96v62h-96zM850 120h96v130h-96zM850 330h110v80H850z',
  'M520 506h110v40H526zM690 490h100v48H690zM850 490h120v50H850zM1050 340h110v80h-110z',
];
/** The units along the yard; the last is ours. */
const units = [470, 507, 544];

const label = 'font-label text-small';

/** Our own drawing of the location, so that no map service can track visitors. */
export function ShowroomSketch({ route }: { route: string }) {
  return (
    <div className="own-colors relative h-96 overflow-hidden bg-plan tablet:h-105 desktop:h-full desktop:min-h-130">
      <svg
        viewBox="0 0 1200 640"
        role="img"
        aria-label={text.showroomSection.sketchLabel(route)}
        className="absolute top-1/2 left-1/2 overflow-visible h-160 w-300 max-w-none -translate-x-[495px] -translate-y-1/2 font-sans"
      >
        <path d={houses.join('')} className="fill-bone" />
        {['stroke-line', 'stroke-surface'].map((color, layer) => (
          <path
            key={color}
            d={streets.join('')}
            className={`fill-none ${color}`}
            strokeWidth={layer === 0 ? 20 : 17}
            strokeLinecap="round"
          />
        ))}
        <path d="M-600 112 1800 268" className="fill-none stroke-ink-3" strokeWidth="5" />
        <path
          d="M-600 112 1800 268"
          className="fill-none stroke-plan"
          strokeWidth="3"
          strokeDasharray="12 12"
        />
        <path d="M352 162l92 6-2 24-92-6z" className="fill-ink-3" />
        <path
          d={units.map((x) => `M${x} 350l34-3v30l-34 3z`).join('')}
          className="fill-bone stroke-line-strong"
        />
        <path d="M581 340l40-4v38l-40 4z" className="fill-ink" />
        <path
          d="M404 196 436 330 449 398 602 384V372M398 202l12-12M596 378l12-12"
          className="fill-none stroke-chalk"
          strokeWidth="2.5"
        />
        <path
          d="M338 452h100M338 446v12M438 446v12M334 456l8-8M434 456l8-8"
          className="fill-none stroke-chalk"
          strokeWidth="1.5"
        />
        <path d="M344 262v-38m-6 9 6-10 6 10" className="fill-none stroke-ink" strokeWidth="1.5" />
        <g className={`fill-ink-2 ${label}`}>
          <text x="454" y="208">
            {text.showroomSection.station}
          </text>
          <text transform="translate(430 226) rotate(77)">{text.showroomSection.mainStreet}</text>
          <text transform="translate(545 329) rotate(-4.5)" textAnchor="middle">
            {text.showroomSection.crossStreet}
          </text>
          <text x="344" y="280" textAnchor="middle">
            {text.showroomSection.north}
          </text>
        </g>
        <text x="388" y="442" textAnchor="middle" className={`num fill-chalk ${label}`}>
          {text.showroomSection.scale}
        </text>
        <path d="M496 404h150v30H496z" className="fill-surface stroke-line" />
        <text x="571" y="424" textAnchor="middle" className="fill-ink font-strong text-label">
          {showroom.street}
        </text>
      </svg>
    </div>
  );
}
