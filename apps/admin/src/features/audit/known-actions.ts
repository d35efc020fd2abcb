import { auditDeeds, type AuditSubject } from '@app/contracts';

/** The kinds of things to choose from; the log itself may hold more. */
export const knownSubjects = Object.keys(auditDeeds) as readonly AuditSubject[];

/** The actions that can be asked for: those of one kind of thing, or all; with what the address asks for in any case. */
export function actionsToChoose(subject: string | null, asked: string | null): string[] {
  const kinds = subject ? knownSubjects.filter((kind) => kind === subject) : knownSubjects;
  const actions = kinds.flatMap((kind) => auditDeeds[kind].map((deed): string => `${kind}.${deed}`));
  return asked && !actions.includes(asked) ? [asked, ...actions] : actions;
}
