/** A drawing of the samples' top, in the shop's own manner. */
const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="1072" height="460" viewBox="0 0 1072 460">
<rect width="1072" height="460" fill="#EFF0EC"/><path d="M40 73H966" stroke="#62655F" stroke-width="3"/>
<rect x="68" y="76" width="872" height="254" fill="#F2F1EE" stroke="#1B1D1C" stroke-width="3"/>
<ellipse cx="358" cy="217" rx="156" ry="86" fill="#FBFBF9" stroke="#1B1D1C" stroke-width="3"/>
<circle cx="358" cy="217" r="15" fill="#EDEDE8" stroke="#1B1D1C" stroke-width="3"/><circle cx="358" cy="105" r="13" fill="#FBFBF9" stroke="#1B1D1C" stroke-width="3"/>
<g stroke="#2448A0" stroke-width="2.5" fill="none"><path d="M358 66V340" stroke-dasharray="40 14 10 14"/><path d="M336 105h44M68 344v38M940 344v38M68 366H940M60 374l16-16M932 374l16-16M954 76h38M954 330h38M976 76V330M968 84l16-16M968 338l16-16"/></g>
<g fill="#2448A0" font-family="Arial, sans-serif" font-size="27" font-weight="700" text-anchor="middle"><text x="504" y="402">1200 mm</text><text transform="translate(1012 203) rotate(-90)">350 mm</text></g></svg>`;

/** What goes with the samples as pictures, by cid, as addresses that a browser shows. */
export const samplePictures: Readonly<Record<string, string>> = {
  plan: `data:image/svg+xml,${encodeURIComponent(plan)}`,
};
