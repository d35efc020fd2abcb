import { auditVerbs, type AuditSubject } from '@app/contracts';

/** The kinds of things to choose from; the log itself may hold more. */
export const knownSubjects = Object.keys(auditVerbs) as readonly AuditSubject[];

/** The actions that can be asked for: those of one kind of thing, or all; with what the address asks for in any case. */
export function actionsToChoose(subject: string | null, asked: string | null): string[] {
  const kinds = subject ? knownSubjects.filter((kind) => kind === subject) : knownSubjects;
  const actions = kinds.flatMap((kind) => auditVerbs[kind].map((verb): string => `${kind}.${verb}`));
  return asked && !actions.includes(asked) ? [asked, ...actions] : actions;
}
