import { oneLine } from './one-line';
import { withoutControls } from './without-controls';

/** A postal address in one line, its own lines parted by commas. */
export const addressLine = (address: string): string =>
  withoutControls(address).split('\n').map(oneLine).filter(Boolean).join(', ');
