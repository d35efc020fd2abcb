/** Where in an export something is wrong. */
export interface ExportPlace {
  /** From one. */
  line: number;
  /** A table, or another part of the file such as `files`. */
  part?: string;
  /** Within that part, from one. */
  row?: number;
  /** Within the row, such as `snapshot.color.name`. */
  field?: string;
}

/** An export that cannot be used; the message says where and why. */
export class ExportError extends Error {
  constructor(
    readonly place: ExportPlace,
    /** A sentence without its full stop, which begins in lower case: 'is no number'. */
    readonly problem: string,
    /** It is whole, perhaps, but for a later version of the product. */
    readonly isNewer = false,
  ) {
    super(`${describe(place)}: ${problem}.`);
    this.name = 'ExportError';
  }
}

const describe = ({ line, part, row, field }: ExportPlace): string =>
  [`Line ${line}`, part, row && `row ${row}`, field].filter(Boolean).join(', ');
