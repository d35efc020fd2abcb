/** What is kept, by how its key ends. */
const types = { jpg: 'image/jpeg', avif: 'image/avif', pdf: 'application/pdf' } as const;
export type ObjectType = (typeof types)[keyof typeof types];

/** A folder and a name. Nothing that leads out of the folder, or into another one, can be written in this way. */
const form = /^[a-z]{1,20}\/[A-Za-z0-9_-]{1,100}\.(?<ending>jpg|avif|pdf)$/;

/** The type of an object by its key. @throws Error where the key has not the form: somebody made a mistake */
export function typeOfKey(key: string): ObjectType {
  const ending = form.exec(key)?.groups?.ending;
  if (!ending) throw new Error('A key of the object storage has not the form of one.');
  return types[ending as keyof typeof types];
}
