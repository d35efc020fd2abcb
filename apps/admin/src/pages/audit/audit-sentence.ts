import { formatDay } from '@app/pricing';
import { fullDateAndTime } from '@app/ui';
import { inquiryReference, mailLabels, type AuditEntryResponse } from '@app/contracts';
import { weekdayLabels } from '../../features/appointments/text';
import { capitalised, pounds, splitCamelCase } from '../../lib/format-text';
import { actionVerbs, verbLabels, fieldLabels, subjectLabels, text } from './text';

type Entry = Pick<AuditEntryResponse, 'actor' | 'action' | 'subject' | 'subjectName' | 'before' | 'after'>;

/** null: the field was not set. */
interface ChangedField {
  field: string;
  before: string | null;
  after: string | null;
}

/** There is only one of each, so no id is shown. */
const singletons = new Set(['accounts', 'bank-statement', 'database', 'retention', 'workshop']);
const hiddenFields = new Set([
  'id',
  'version',
  'updatedAt',
  'createdAt',
  'attemptId',
  'depositId',
  'refundId',
  'resentAs',
]);
const moneyFields = new Set(['priceModifier', 'basePrice', 'totalPrice', 'amount', 'deliveryFee']);
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const isoDay = /^\d{4}-\d\d-\d\d$/;
/** 'in-production'; references have figures or capitals. */
const stateWord = /^[a-z]+(?:-[a-z]+)+$/;
const maxValueLength = 40;
const maxChanges = 3;

/** Current user names by id: the log itself stores no names. */
export type UserNames = ReadonlyMap<string, string>;

/** 'Alison changed Carrara White: price £4.00 → £4.20'. */
export function auditSentence(entry: Entry, names: UserNames = new Map()): string {
  const { before, after } = entry;
  const changes = before && after ? changedFields(entry) : [];
  const changeTexts = changes.slice(0, maxChanges).map(changeText);
  if (changes.length > changeTexts.length) changeTexts.push(text.and(changes.length - changeTexts.length));
  const verb = `${actorName(entry.actor)} ${verbOf(entry.action)} ${subjectText(entry, names)}`;
  return changeTexts.length > 0 ? `${verb}: ${changeTexts.join(', ')}` : verb;
}

/** undefined: an entry of another version of the app may use other names. */
const findLabel = (labels: Readonly<Partial<Record<string, string>>>, name: string): string | undefined =>
  labels[name];

const verbOf = (action: string): string => {
  const verb = action.slice(action.indexOf('.') + 1);
  return findLabel(actionVerbs, action) ?? findLabel(verbLabels, verb) ?? verb.replaceAll('-', ' ');
};

/** Ids mean nothing to people: what has no name is 'a deposit'. */
function subjectText(entry: Entry, names: UserNames): string {
  const { kind, id } = entry.subject;
  if (kind === 'account') return text.ownAccount;
  if (kind === 'quote' && id === 'list') return text.quoteList;
  const label = subjectLabelOf(kind);
  if (singletons.has(kind)) return `the ${label}`;
  const name = nameOf(entry, names);
  if (!name) return `${/^[aeio]/.test(label) ? 'an' : 'a'} ${label}`;
  return entry.before && entry.after ? name : `the ${label} ${name}`;
}

function nameOf({ subject: { kind, id }, subjectName }: Entry, names: UserNames): string | null {
  switch (kind) {
    case 'user':
      return names.get(id) ?? null;
    case 'contact-inquiry':
    case 'trade-inquiry':
      return inquiryReference(id);
    case 'mail':
      return findLabel(mailLabels, subjectName ?? '') ?? null;
    case 'task':
      return subjectName && `‘${subjectName.replaceAll('-', ' ')}’`;
    default:
      return subjectName;
  }
}

/** An erased person has an id and no name; without an actor it was a command or the shop itself. */
const actorName = (actor: Entry['actor']): string =>
  actor === null ? text.theShop : (actor.name ?? actor.email ?? text.somebodyGone);

export const subjectLabelOf = (kind: string): string =>
  findLabel(subjectLabels, kind) ?? kind.replaceAll('-', ' ');

/** 'color.update' → 'Colour: changed'. */
export function actionLabel(action: string): string {
  const kind = subjectLabelOf(action.slice(0, action.indexOf('.')));
  return `${capitalised(kind)}: ${verbOf(action)}`;
}

export function changedFields({ before, after }: Pick<Entry, 'before' | 'after'>): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isSet = (name: string) => !isEmpty(before?.[name]) || !isEmpty(after?.[name]);
  return names
    .filter((name) => !hiddenFields.has(name) && isSet(name))
    .map((name) => ({
      field: fieldLabels[name] ?? splitCamelCase(name),
      before: before && valueText(name, before[name]),
      after: after && valueText(name, after[name]),
    }));
}

function changeText({ field, before, after }: ChangedField): string {
  const [old, fresh] = [before ?? text.nothing, after ?? text.nothing];
  return Math.max(old.length, fresh.length) > maxValueLength
    ? field
    : `${field} ${old} ${text.arrow} ${fresh}`;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function valueText(name: string, value: unknown): string {
  if (isEmpty(value)) return text.nothing;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value))
    return value.length === weekdayLabels.length && weekFields.has(name)
      ? weekText(value)
      : value.map((item) => valueText(name, item)).join(', ');
  if (typeof value === 'object') return partsText(value as Readonly<Record<string, unknown>>);
  const plainValue = typeof value === 'string' ? value : JSON.stringify(value);
  if (isoTime.test(plainValue)) return fullDateAndTime(plainValue);
  if (isoDay.test(plainValue)) return formatDay(`${plainValue}T12:00:00Z`);
  if (stateWord.test(plainValue)) return plainValue.replaceAll('-', ' ');
  return moneyFields.has(name) && /^-?\d+(\.\d+)?$/.test(plainValue) ? pounds(plainValue) : plainValue;
}

/** Lists with a value for each day of the week. */
const weekFields = new Set(['hours', 'travelDays']);

function weekText(values: readonly unknown[]): string {
  const days = weekdayLabels.map((day, index) => {
    const value = values[index];
    return `${day} ${value === null ? text.closed : valueText('', value)}`;
  });
  return days.join(', ');
}

/** '08:00 to 17:00', 'minutes 90, places 1'. */
function partsText(value: Readonly<Record<string, unknown>>): string {
  const { from, to } = value;
  if (typeof from === 'string' && typeof to === 'string') return text.fromTo(from, to);
  return Object.entries(value)
    .filter(([, part]) => !isEmpty(part))
    .map(
      ([part, content]) =>
        `${fieldLabels[part] ?? splitCamelCase(part).replaceAll('-', ' ')} ${valueText(part, content)}`,
    )
    .join(', ');
}
