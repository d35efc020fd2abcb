/** A part of the page to be filled from its top. */
export interface Column {
  left: number;
  width: number;
  top: number;
  bottom: number;
}
