/** One primary per view; the others step back (design §5). Danger is for what cannot be taken back. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * How close things stand: the classes in which the same components differ between the shop's roomy pages and the admin's
 * dense ones. Each component has those of the shop beside it, so that they come with it alone; those of the admin are a
 * file of their own, which no visitor of the shop downloads.
 */
export interface Density {
  button: {
    frame: string;
    kinds: Readonly<Record<ButtonKind, string>>;
    sizes: Readonly<Record<ButtonSize, string>>;
    /** What a button is of which nothing is said. */
    usualKind: ButtonKind;
  };
  /** Where icons stand by the dozen, the pointer is told besides what a press does. */
  iconButton: { frame: string; icon: string };
  field: { label: string; hint: string; error: string; aside: string };
  /** What is typed into, see TextInput. */
  control: { frame: string; line: string; input: string; area: string; cell: string };
}
