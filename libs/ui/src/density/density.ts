/** One primary per view (design §5). Danger is for irreversible actions. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * CSS classes of shared components that differ between shop and admin, which is denser. The shop's classes are beside each
 * component; the admin's are in one file that visitors never load.
 */
export interface Density {
  button: {
    base: string;
    kinds: Readonly<Record<ButtonKind, string>>;
    sizes: Readonly<Record<ButtonSize, string>>;
    /** The default kind of a button. */
    defaultKind: ButtonKind;
  };
  /** In views with many icons, a tooltip names the action too. */
  iconButton: { frame: string; icon: string };
  field: { label: string; hint: string; error: string; aside: string };
  /** Text controls, see TextInput. */
  control: { frame: string; line: string; input: string; area: string; cell: string };
}
