/** What can be done to each kind of thing, to choose from; the log itself may hold more. */
const deeds: Readonly<Record<string, readonly string[]>> = {
  material: ['create', 'update', 'activate', 'deactivate', 'delete'],
  color: ['create', 'update', 'activate', 'deactivate', 'upload-image', 'delete'],
  'sink-type': ['create', 'update', 'activate', 'deactivate', 'delete'],
  thickness: ['create', 'update', 'activate', 'deactivate', 'delete'],
  cutout: ['create', 'update', 'activate', 'deactivate', 'delete'],
  'price-change': ['create', 'undo'],
  user: ['invite', 'update', 'disable', 'enable'],
  account: ['update'],
  'contact-inquiry': ['set-status', 'add-note'],
  'trade-inquiry': ['set-status', 'add-note'],
  quote: ['create'],
};

export const knownSubjects: readonly string[] = Object.keys(deeds);

/** The actions that can be asked for: those of one kind of thing, or all; with what the address asks for in any case. */
export function actionsToChoose(subject: string | null, asked: string | null): string[] {
  const kinds = subject ? [subject] : knownSubjects;
  const actions = kinds.flatMap((kind) => (deeds[kind] ?? []).map((deed) => `${kind}.${deed}`));
  return asked && !actions.includes(asked) ? [asked, ...actions] : actions;
}
