/** Tells whoever walks the browser's history what lies over it and how to close that; null: nothing does any more. */
export type TellLayer = (close: (() => void) | null) => void;
