/** A drawing of the samples' top, in the shop's own manner, as large as the one that goes with a mail. */
const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="1072" height="472" viewBox="0 0 1072 472">
<rect width="1072" height="472" fill="#EFF0EC"/><path d="M40 73H946" stroke="#62655F" stroke-width="3"/>
<clipPath id="top"><rect x="68" y="76" width="852" height="248"/></clipPath><rect x="68" y="76" width="852" height="248" fill="#F3F2EF"/>
<g clip-path="url(#top)" fill="none" stroke-linecap="round"><path d="M40 210C150 180 160 110 250 60M560 340C640 290 700 310 760 250S870 190 940 200" stroke="#C9C7C2" stroke-width="15"/><path d="M40 214C150 186 164 112 252 62M560 344C640 296 702 312 762 254S872 196 940 206" stroke="#A09C95" stroke-width="4"/><path d="M470 60C520 120 600 130 640 170S800 180 830 60M90 340C120 300 200 300 240 340" stroke="#CDB48A" stroke-width="4"/></g>
<rect x="68" y="76" width="852" height="248" fill="none" stroke="#1B1D1C" stroke-width="3"/>
<g stroke="#1B1D1C" stroke-width="3"><ellipse cx="352" cy="214" rx="152" ry="84" fill="#FBFBF9"/><circle cx="352" cy="214" r="15" fill="#EDEDE8"/><circle cx="352" cy="104" r="13" fill="#FBFBF9"/></g>
<g stroke="#2448A0" stroke-width="2.5" fill="none"><path d="M352 66V334" stroke-dasharray="40 14 10 14"/><path d="M330 104h44M68 338v38M920 338v38M68 360H920M60 368l16-16M912 368l16-16M934 76h38M934 324h38M956 76V324M948 84l16-16M948 332l16-16"/></g>
<g fill="#2448A0" font-family="Arial, sans-serif" font-size="36" font-weight="700" text-anchor="middle"><text x="494" y="412">1200 mm</text><text transform="translate(1006 200) rotate(-90)">350 mm</text></g></svg>`;

/** What goes with the samples as pictures, by cid, as addresses that a browser shows. */
export const samplePictures: Readonly<Record<string, string>> = {
  plan: `data:image/svg+xml,${encodeURIComponent(plan)}`,
};
