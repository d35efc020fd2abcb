import type { RequestedTop } from '../../quotes/save/read-requested-top';

/** 1200 × 350 mm in the only colour of `aCatalogue()`, without cut-outs: £357.00. */
export const aWantedTop = (details: Partial<RequestedTop> = {}): RequestedTop => ({
  materialId: 1,
  thicknessId: 40,
  colorId: 10,
  sinkTypeId: null,
  cutoutIds: [],
  cutoutId: null,
  size: { lengthMm: 1200, widthMm: 350 },
  quantity: 1,
  layout: null,
  notes: null,
  replacesQuoteId: null,
  shownTotal: null,
  ...details,
});
