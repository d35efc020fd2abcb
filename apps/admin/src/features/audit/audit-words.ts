import type { AuditEntryResponse } from '@app/contracts';
import { capitalised, pounds, takenApart } from '../../lib/words';
import { actionVerbs, verbWords, fieldWords, subjectWords, text } from './text';

type Told = Pick<AuditEntryResponse, 'actor' | 'action' | 'subject' | 'subjectName' | 'before' | 'after'>;

/** null: the field was not set. */
interface ChangedField {
  field: string;
  before: string | null;
  after: string | null;
}

/** There is only one of each, so no id is shown. */
const onlyOnes = new Set(['database', 'retention', 'workshop']);
const silent = new Set(['id', 'version', 'updatedAt', 'createdAt']);
const money = new Set(['priceModifier', 'basePrice', 'totalPrice', 'amount']);
const longestInASentence = 40;
const mostInASentence = 3;

/** Current user names by id: the log itself stores no names. */
export type UserNames = ReadonlyMap<string, string>;

/** 'Alison changed Carrara White: price £4.00 → £4.20'. */
export function auditSentence(entry: Told, names: UserNames = new Map()): string {
  const { before, after } = entry;
  const changes = before && after ? changedFields(entry) : [];
  const told = changes.slice(0, mostInASentence).map(inASentence);
  if (changes.length > told.length) told.push(text.and(changes.length - told.length));
  const verb = `${actorWords(entry.actor)} ${verbOf(entry.action)} ${thingOf(entry, names)}`;
  return told.length > 0 ? `${verb}: ${told.join(', ')}` : verb;
}

/** undefined: an entry of another version of the app may use other names. */
const known = (words: Readonly<Partial<Record<string, string>>>, name: string): string | undefined =>
  words[name];

const verbOf = (action: string): string => {
  const verb = action.slice(action.indexOf('.') + 1);
  return known(actionVerbs, action) ?? known(verbWords, verb) ?? verb.replaceAll('-', ' ');
};

function thingOf({ subject, subjectName, before, after }: Told, names: UserNames): string {
  if (subject.kind === 'account') return text.ownAccount;
  if (onlyOnes.has(subject.kind)) return `the ${subjectWordsOf(subject.kind)}`;
  const name = subject.kind === 'user' ? names.get(subject.id) : subjectName;
  return name && before && after
    ? name
    : `the ${subjectWordsOf(subject.kind)} ${name ?? shortId(subject.id)}`;
}

/** Ids of inquiries are long; their start is enough to tell them apart. */
const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 6)}…` : id);

/** An erased person has an id and no name; without an actor it was a command or the shop itself. */
export const actorWords = (actor: Told['actor']): string =>
  actor === null ? text.theShop : (actor.name ?? actor.email ?? text.somebodyGone);

export const subjectWordsOf = (kind: string): string =>
  known(subjectWords, kind) ?? kind.replaceAll('-', ' ');

/** 'color.update' → 'Color: changed'. */
export function actionWords(action: string): string {
  const kind = subjectWordsOf(action.slice(0, action.indexOf('.')));
  return `${capitalised(kind)}: ${verbOf(action)}`;
}

export function changedFields({ before, after }: Pick<Told, 'before' | 'after'>): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isThere = (name: string) => !isNothing(before?.[name]) || !isNothing(after?.[name]);
  return names
    .filter((name) => !silent.has(name) && isThere(name))
    .map((name) => ({
      field: fieldWords[name] ?? takenApart(name),
      before: before && valueWords(name, before[name]),
      after: after && valueWords(name, after[name]),
    }));
}

function inASentence({ field, before, after }: ChangedField): string {
  const [old, fresh] = [before ?? text.nothing, after ?? text.nothing];
  return Math.max(old.length, fresh.length) > longestInASentence
    ? field
    : `${field} ${old} ${text.arrow} ${fresh}`;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function valueWords(name: string, value: unknown): string {
  if (isNothing(value)) return text.nothing;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.map((item) => valueWords(name, item)).join(', ');
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value);
  const words = String(value);
  return money.has(name) && /^-?\d+(\.\d+)?$/.test(words) ? pounds(words) : words;
}
