/** What is wrong with one field of a form, as a sentence. */
export interface Problem<Name extends string> {
  field: Name;
  message: string;
  /** Nothing was entered, as opposed to something that will not do. */
  isMissing?: boolean;
}

/** What was typed into a form, without the spaces around it. */
export type Values<Name extends string> = Readonly<Record<Name, string>>;
