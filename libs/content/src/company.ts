/** Who the shop belongs to: everything here is for the owner to change, and nothing else names it (D40). */
export interface Company {
  name: string;
  /** The year trading began. */
  since: number;
  town: string;
  /** The quote line, as printed and as dialled. */
  phone: { display: string; href: string };
  email: string;
}

/** Defaults: a number reserved for fiction and an example domain (D40). */
export const company: Company = {
  name: 'Readstone',
  since: 2005,
  town: 'Reading',
  phone: { display: '0118 496 0123', href: 'tel:+441184960123' },
  email: 'hello@example.co.uk',
};
