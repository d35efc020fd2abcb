import type { Size } from '@app/pricing';

/** What was sold is drawn as it was sold, whatever sizes are sold today (D3). */
export const exactly = ({ lengthMm, widthMm }: Size) => ({
  lengthMm: { min: lengthMm, max: lengthMm },
  widthMm: { min: widthMm, max: widthMm },
});
