/** Pounds as a spreadsheet writes them: `£1,250.00`, `6.8`, ` 95 `. */
const priceForm = /^£? ?(?<whole>\d{1,6}|\d{1,3}(?:,\d{3})+)(?:\.(?<decimals>\d{1,6}))?$/;

/** A cell as a decimal of pounds, of as many decimals as are needed; null: it is no price. */
export function readPrice(cell: string): string | null {
  const { whole, decimals = '' } = priceForm.exec(cell.trim().replaceAll('\u00a0', ' '))?.groups ?? {};
  if (whole === undefined) return null;
  const significant = decimals.replace(/0+$/, '');
  return whole.replaceAll(',', '') + (significant && `.${significant}`);
}
